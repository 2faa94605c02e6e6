/** The message types: the generated ones, and groups of them. */

import type { Accepted, Facts, FromClient, Hello, Observation, Pong, Prepared, Previews, ReasonGiven, Refused } from './wire.generated';

export * from './wire.generated';

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

/** A request of the client: the connection adds the `id` that comes back in the answer. */
export type Ask = WithoutId<Exclude<FromClient, Hello>>;

export type Answer = Accepted | Refused | ReasonGiven | Previews | Prepared | Facts | Observation | Pong;
