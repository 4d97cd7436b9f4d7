import { fieldOf, textField } from '../../../load/fields';
import type { Path } from '../../../load/document';
import type { DraftStore } from '../../store-summary';

/** Something of a store that belongs to another one. */
export interface StoreFinding {
  readonly kind: 'website' | 'link' | 'code' | 'name' | 'logo' | 'logo-copy';
  /** Whether it is in a text, in which the other store may be meant. */
  readonly isInText?: boolean;
  readonly store: DraftStore;
  readonly other: DraftStore;
  readonly path: Path;
  /** Its place in a text. */
  readonly start?: number;
  readonly end?: number;
  /** What is written there. */
  readonly text: string;
  /** Where the other store has it. */
  readonly otherPath: Path;
  /** What is to be written instead, where only one thing can be right. */
  readonly right?: string;
}

/** The English name of a store, as its file has it. */
export function nameOfStore({ document, slug }: DraftStore): string {
  return textField(fieldOf(document.value, 'name'), 'en') ?? slug;
}

/** The text at a path of a store. */
export function textAt({ document }: DraftStore, path: Path): string {
  const value = path.reduce<unknown>((parent, key) => fieldOf(parent, String(key)), document.value);
  return typeof value === 'string' ? value : '';
}
