import type { Instant } from '../../../src/domain/dates/calendar';
import type { PictureCache } from '../preview/pictures';
import type { Previews } from '../preview/previews';
import type { InputsOf } from './input';

/** A file of the site. Its path is relative to the site's root. */
export interface UnitFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** The output of a unit. */
export interface UnitOutput {
  readonly files: readonly UnitFile[];
  /** The first instant at which the files are valid; absent if they are valid at any earlier instant. */
  readonly validFrom?: Instant;
  /** The first instant at which the files are no longer valid; absent for never. */
  readonly validUntil?: Instant;
}

/** The context of `make`. Apart from the clock, which `UnitOutput` accounts for, none of it affects the output. */
export interface UnitContext {
  /** The instant of the build. */
  readonly now: Instant;
  readonly pictures: PictureCache;
  readonly previews: Previews;
}

/**
 * A set of files that are built together. `make` is a top-level function of its module that receives only the values of
 * `inputs`. The engine derives the cache key from these, so everything in the files is covered by the key.
 */
export interface Unit<Values = object> {
  /** Unique, and the same in every build. */
  readonly id: string;
  readonly inputs: InputsOf<Values>;
  /** The number of its pages, for the progress; absent for units of other files. */
  readonly pageCount?: number;
  make(values: Values, context: UnitContext): UnitOutput | Promise<UnitOutput>;
}
