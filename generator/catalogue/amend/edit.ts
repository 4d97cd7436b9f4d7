/** A path into a file: keys of mappings and indexes of lists. */
export type AmendPath = readonly (string | number)[];

export type AmendValue =
  | string
  | number
  | boolean
  | null
  | readonly AmendValue[]
  | { readonly [key: string]: AmendValue };

export type Edit =
  /** Replaces a value, or adds the key. All steps of the path except the last must exist. */
  | { readonly kind: 'set'; readonly path: AmendPath; readonly value: AmendValue }
  /** Inserts an item before the item with the index `at`. A missing or empty list is created. */
  | { readonly kind: 'insert'; readonly path: AmendPath; readonly at: number; readonly value: AmendValue }
  /** Removes a key or an item. A collection that becomes empty is removed with its key, as far as `removalOf` says. */
  | { readonly kind: 'remove'; readonly path: AmendPath }
  | { readonly kind: 'move'; readonly path: AmendPath; readonly to: number }
  | { readonly kind: 'rename'; readonly path: AmendPath; readonly key: string };

export type AmendReason =
  /** The text cannot be parsed, or is neither a mapping nor a list. */
  | 'not-yaml'
  | 'several-documents'
  | 'anchor-or-alias'
  | 'tag'
  | 'duplicate-key'
  /** A tab outside of texts and comments. */
  | 'tab'
  /** The file exceeds the maximum size or nesting depth. */
  | 'too-large'
  /** The path does not exist, or leads to a value of another type. */
  | 'no-such-place'
  | 'key-exists'
  /** A number or text that YAML in UTF-8 cannot represent. */
  | 'unsupported-value'
  /** The file would be empty. */
  | 'nothing-left'
  /** An unsupported notation: `? key`, comments inside brackets. */
  | 'unsupported-layout'
  /** The result would not have the intended value, or other parts of the file would have changed. */
  | 'not-verified';

export interface AmendRefusal {
  readonly reason: AmendReason;
  /** `line` and `column` count from 1. */
  readonly line: number;
  readonly column: number;
  /** The index of the edit that cannot be made; absent if the file cannot be edited at all. */
  readonly edit?: number;
}

/** Thrown inside the engine; `amend` returns it as a refusal. */
export class Refusal extends Error {
  constructor(
    readonly reason: AmendReason,
    /** An offset in the text. */
    readonly at: number,
  ) {
    super(reason);
  }
}
