import type { Instant } from '../../../src/domain/dates/calendar';
import type { PictureCache } from '../preview/pictures';
import type { Previews } from '../preview/previews';
import type { InputsOf } from './input';

/** Its path is relative to the site's root. */
export interface UnitFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

export interface UnitOutput {
  readonly files: readonly UnitFile[];
  /** The first instant at which the files are valid; undefined for any earlier instant. */
  readonly validFrom?: Instant;
  /** The first instant at which the files are no longer valid; undefined for never. */
  readonly validUntil?: Instant;
}

/** The context of `make`. Except for the clock, which `UnitOutput` accounts for, none of it affects the output. */
export interface UnitContext {
  readonly now: Instant;
  readonly pictures: PictureCache;
  readonly previews: Previews;
}

/**
 * Files that are built together. `make` is a top-level function of its module that receives only the values of
 * `inputs`. The engine derives the cache key from these, so the key covers everything in the files.
 */
export interface Unit<Values = object> {
  /** Unique, and the same in every build. */
  readonly id: string;
  readonly inputs: InputsOf<Values>;
  /** For the progress; undefined for units of other files. */
  readonly pageCount?: number;
  make(values: Values, context: UnitContext): UnitOutput | Promise<UnitOutput>;
}
