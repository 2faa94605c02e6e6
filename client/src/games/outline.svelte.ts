/** The outline as a stage: its parts are chosen as those of a board are. */

import { Sources } from '../text/sources';
import type { BoardProps } from './board';
import { Stage } from './parts/stage.svelte';

export class OutlineStage extends Stage {
  constructor(props: () => BoardProps) {
    super(props, new Sources({}));
  }

  protected override isMute(): boolean {
    return false;
  }
}
