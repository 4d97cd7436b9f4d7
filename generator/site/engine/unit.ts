import type { Instant } from '../../../src/domain/calendar';
import type { PictureCache } from '../preview/pictures';
import type { Previews } from '../preview/previews';
import type { Inputs, ValuesOf } from './input';

/** A file of the finished site; its path is relative to the site's root. */
export interface UnitFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** What making a unit gives. */
export interface UnitOutput {
  readonly files: readonly UnitFile[];
  /** The first instant at which the same inputs give the same files; any earlier one, if absent. */
  readonly validFrom?: Instant;
  /** The first instant at which they no longer do; never, if absent. */
  readonly validUntil?: Instant;
}

/** What `make` may use besides its inputs. None of it changes what the same inputs give, but for the clock, which `UnitOutput` accounts for. */
export interface UnitContext {
  /** The instant of the build. */
  readonly now: Instant;
  readonly pictures: PictureCache;
  readonly previews: Previews;
}

/**
 * Some files of the site that are made together. `make` is a function at the top level of its module and gets nothing but
 * the values of `inputs`, from whose keys the engine computes the cache key: what is not in the key cannot be in the files.
 */
export interface Unit<Named extends Inputs = Inputs> {
  /** Unique, and the same in every build. */
  readonly id: string;
  readonly inputs: Named;
  /** How many pages it makes, for the progress. */
  readonly pageCount?: number;
  make(values: ValuesOf<Named>, context: UnitContext): UnitOutput | Promise<UnitOutput>;
}
