/** The wire as the client speaks of it: the generated messages, and what they are called in groups. */

import type { Accepted, FromClient, Hello, Pong, ReasonGiven, Refused } from './wire.generated';

export * from './wire.generated';

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

/** What a client asks: the connection adds the `id` that comes back in the answer. */
export type Ask = WithoutId<Exclude<FromClient, Hello>>;

export type Answer = Accepted | Refused | ReasonGiven | Pong;
