/** Whether a value that the program did not make has a type. */
export type Check<Value> = (value: unknown) => value is Value;

type OptionalKey<T> = { [Key in keyof T]-?: object extends Pick<T, Key> ? Key : never }[keyof T];

/** A check of each required field of a type, so that a new field of the type cannot be left out. */
type RequiredFields<T> = { readonly [Key in Exclude<keyof T, OptionalKey<T>>]: Check<T[Key]> };

/** A check of each optional field of a type. */
type OptionalFields<T> = { readonly [Key in OptionalKey<T>]-?: Check<NonNullable<T[Key]>> };

/** The types of a union by their `kind`. */
type ByKind<T extends { readonly kind: string }> = {
  readonly [Kind in T['kind']]: Check<Extract<T, { readonly kind: Kind }>>;
};

/** Whether a value is an object and no list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Any text. */
export const text: Check<string> = (value) => typeof value === 'string';

/** A number that is finite. */
export const number: Check<number> = (value): value is number => Number.isFinite(value);

/** true or false. */
export const truth: Check<boolean> = (value) => typeof value === 'boolean';

/** A text that a pattern matches. */
export function textLike<Text extends string>(pattern: RegExp): Check<Text> {
  return (value): value is Text => text(value) && pattern.test(value);
}

/** One of some values. */
export function oneOf<const Value>(...values: readonly Value[]): Check<Value> {
  return (value): value is Value => values.some((each) => each === value);
}

/** A list of at least so many items. */
export function listOf<Item>(check: Check<Item>, least = 0): Check<Item[]> {
  return (value): value is Item[] => Array.isArray(value) && value.length >= least && value.every(check);
}

/** An object with the fields of a type. It may have others as well. */
export function fields<T>(required: RequiredFields<T>, optional: OptionalFields<T>): Check<T> {
  const needed = Object.entries<Check<unknown>>(required);
  const possible = Object.entries<Check<unknown>>(optional);
  return (value): value is T =>
    isRecord(value) &&
    needed.every(([name, check]) => check(value[name])) &&
    possible.every(([name, check]) => value[name] === undefined || check(value[name]));
}

/** An object of one of the types of a union, which its `kind` tells. */
export function byKind<T extends { readonly kind: string }>(checks: ByKind<T>): Check<T> {
  const known = new Map(Object.entries<Check<unknown>>(checks));
  return (value): value is T => isRecord(value) && known.get(String(value.kind))?.(value) === true;
}
