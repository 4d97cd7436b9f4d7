import type { Change } from '../planted';

/** What looks like a mistake and is none, so that nothing may be reported. */
export interface NearMiss {
  /** What the maintainer did. */
  readonly slip: string;
  readonly change: Change;
}

/** The near misses of one kind. */
export interface NearMisses {
  readonly name: string;
  readonly cases: readonly NearMiss[];
}
