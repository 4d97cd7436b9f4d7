import type { Change } from '../planted';

/** Data that resembles a mistake but is correct: it must not be reported. */
export interface NearMiss {
  /** The maintainer's change. */
  readonly slip: string;
  readonly change: Change;
}

/** The near misses of one kind. */
export interface NearMisses {
  readonly name: string;
  readonly cases: readonly NearMiss[];
}
