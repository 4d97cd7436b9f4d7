/** A way into a file: keys of mappings, indexes of lists. */
export type AmendPath = readonly (string | number)[];

/** A value that a file can be given. */
export type AmendValue =
  | string
  | number
  | boolean
  | null
  | readonly AmendValue[]
  | { readonly [key: string]: AmendValue };

/** One change of the value of a file. */
export type Edit =
  /** Replaces a value, or adds the key; everything on the path but its last step must exist. */
  | { readonly kind: 'set'; readonly path: AmendPath; readonly value: AmendValue }
  /** Puts an item into the list at the path, before the item that is at `at`. A list that is missing or empty is made. */
  | { readonly kind: 'insert'; readonly path: AmendPath; readonly at: number; readonly value: AmendValue }
  /** Takes out a key or an item. A list or mapping that becomes empty by that goes too, with its key, as far as `removalOf` says. */
  | { readonly kind: 'remove'; readonly path: AmendPath }
  /** Puts an item of a list at another place of it. */
  | { readonly kind: 'move'; readonly path: AmendPath; readonly to: number }
  /** Gives a key another name. */
  | { readonly kind: 'rename'; readonly path: AmendPath; readonly key: string };

/** Why a file cannot be edited, or an edit cannot be made. */
export type AmendReason =
  /** The text cannot be read, or is no mapping or list. */
  | 'not-yaml'
  | 'several-documents'
  | 'anchor-or-alias'
  | 'tag'
  | 'duplicate-key'
  /** A tab outside of texts and comments. */
  | 'tab'
  /** The file is larger, or nested more deeply, than one that is read. */
  | 'too-large'
  /** The path of the edit is not in the file, or leads to a value of another kind. */
  | 'no-such-place'
  /** The new name of a key is that of another key. */
  | 'key-exists'
  /** A number or text that YAML in UTF-8 cannot contain. */
  | 'unsupported-value'
  /** Nothing would be left in the file. */
  | 'nothing-left'
  /** A rare way of writing: `? key`, comments inside brackets. */
  | 'unsupported-layout'
  /** The result would not have the intended value, or more would have changed than the edit is about. */
  | 'not-verified';

/** Why nothing was changed, and where. */
export interface AmendRefusal {
  readonly reason: AmendReason;
  /** Both counted from 1. */
  readonly line: number;
  readonly column: number;
  /** The index of the edit that cannot be made; absent if the file cannot be edited at all. */
  readonly edit?: number;
}

/** Thrown inside of the engine; `amend` gives it as a refusal. */
export class Refusal extends Error {
  constructor(
    readonly reason: AmendReason,
    /** An offset in the text. */
    readonly at: number,
  ) {
    super(reason);
  }
}
