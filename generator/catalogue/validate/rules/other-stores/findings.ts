import { fieldOf, textField, valueAt } from '../../../load/fields';
import type { Path } from '../../../load/document';
import type { DraftStore } from '../../stores/store-summary';

/** A value of a store that belongs to another one. */
export interface StoreFinding {
  readonly kind: 'website' | 'link' | 'code' | 'name' | 'logo' | 'logo-copy';
  /** Whether it is part of a text, which may intend the other store. */
  readonly isInText?: boolean;
  readonly store: DraftStore;
  readonly other: DraftStore;
  readonly path: Path;
  /** Its offsets, if it is part of a text. */
  readonly start?: number;
  readonly end?: number;
  /** The value as written. */
  readonly text: string;
  /** The path of the matching value in the other store. */
  readonly otherPath: Path;
  /** The replacement, if only one is right. */
  readonly right?: string;
}

/** The English name of a store, as its file spells it. */
export function nameOfStore({ document, slug }: DraftStore): string {
  return textField(fieldOf(document.value, 'name'), 'en') ?? slug;
}

/** The text at a path of a store's file; empty if it is not a string. */
export function textAt({ document }: DraftStore, path: Path): string {
  const value = valueAt(document.value, path);
  return typeof value === 'string' ? value : '';
}
