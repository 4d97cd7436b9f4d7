import type { Path } from '../../load/document';
import type { PictureUse } from '../../load/pictures/limits';
import type { ReferenceKind } from '../schema/schemas';

/** A place in a file that refers to something by its name. */
export interface Use {
  readonly kind: ReferenceKind;
  readonly id: string;
  readonly path: Path;
  /** Whether the name is the key at the path, not the value. */
  readonly isKey?: true;
  /** Of an offer: the slug of its store. */
  readonly store?: string;
  /** Whether the thing may be missing. */
  readonly mayLack?: true;
  /** Of a link in a Markdown text at the path: the offsets of its address. */
  readonly within?: { readonly start: number; readonly end: number; readonly isWhole?: true };
  readonly place?: PictureUse;
}
