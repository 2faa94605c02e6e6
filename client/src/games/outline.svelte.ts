/** The outline as a stage: its parts are chosen as those of a board are. */

import type { BoardProps } from './board';
import { Stage } from './parts/stage.svelte';

export class OutlineStage extends Stage {
  constructor(props: () => BoardProps) {
    super(props, { en: '', it: '' });
  }

  protected override isMute(): boolean {
    return false;
  }
}
