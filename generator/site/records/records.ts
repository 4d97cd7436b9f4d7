import type { FixedOffset } from '../../../src/domain/dates/calendar';
import type { StoreRecord } from '../derive/site-data';
import type { FileEvidence } from '../../catalogue/claims/evidence';
import type { KnownPicture } from '../../catalogue/load/load';
import type { FileResult } from '../../catalogue/validate/engine/apply-rules';
import type { CheckedStore } from '../../catalogue/validate/validate';

/** From the last read of the file. */
export interface FileRecord {
  readonly size: number;
  readonly modified: number;
  readonly hash: string;
  /** The dimensions of a valid picture. */
  readonly picture?: KnownPicture;
}

/** The cached result of the last check of valid data. */
export interface CheckState {
  /** By path. */
  readonly files: ReadonlyMap<string, FileRecord>;
  /** By file. */
  readonly stores: ReadonlyMap<string, StoreRecord & CheckedStore>;
  /** A hash of all files other than stores. */
  readonly restHash: string;
}

/** The cached catalogue without its stores, with the diagnostics of its files and their dependencies. */
export interface RestState extends FileResult {
  /** The hash of the files. */
  readonly key: string;
  /** The catalogue, with paths in place of documents (`rest-cache.ts`). */
  readonly rest: unknown;
  readonly timeZone: string;
  /** The UTC offset of the site's time zone if it is fixed in the years around the build: loading `Intl` is slow. */
  readonly clock?: FixedOffset | undefined;
  readonly evidence: readonly FileEvidence[];
}

export const nothingChecked: CheckState = { files: new Map(), stores: new Map(), restHash: '' };
