/** A type guard for a value from outside the program. */
export type Check<Value> = (value: unknown) => value is Value;

type OptionalKey<T> = { [Key in keyof T]-?: object extends Pick<T, Key> ? Key : never }[keyof T];

/** A check for each required field of a type, so that a new field cannot be forgotten. */
type RequiredFields<T> = { readonly [Key in Exclude<keyof T, OptionalKey<T>>]: Check<T[Key]> };

type OptionalFields<T> = { readonly [Key in OptionalKey<T>]-?: Check<NonNullable<T[Key]>> };

type ByKind<T extends { readonly kind: string }> = {
  readonly [Kind in T['kind']]: Check<Extract<T, { readonly kind: Kind }>>;
};

/** Whether a value is an object other than an array. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const text: Check<string> = (value) => typeof value === 'string';

export const number: Check<number> = (value): value is number => Number.isFinite(value);

export const boolean: Check<boolean> = (value) => typeof value === 'boolean';

export function textLike<Text extends string>(pattern: RegExp): Check<Text> {
  return (value): value is Text => text(value) && pattern.test(value);
}

export function oneOf<const Value>(...values: readonly Value[]): Check<Value> {
  return (value): value is Value => values.some((each) => each === value);
}

/** Accepts an array of at least `minimum` items. */
export function listOf<Item>(check: Check<Item>, minimum = 0): Check<Item[]> {
  return (value): value is Item[] => Array.isArray(value) && value.length >= minimum && value.every(check);
}

/** Accepts an object with the fields of a type. Additional fields are allowed. */
export function fields<T>(required: RequiredFields<T>, optional: OptionalFields<T>): Check<T> {
  const needed = Object.entries<Check<unknown>>(required);
  const possible = Object.entries<Check<unknown>>(optional);
  return (value): value is T =>
    isRecord(value) &&
    needed.every(([name, check]) => check(value[name])) &&
    possible.every(([name, check]) => value[name] === undefined || check(value[name]));
}

/** Accepts an object of a union; its `kind` selects the check. */
export function byKind<T extends { readonly kind: string }>(checks: ByKind<T>): Check<T> {
  const checkOfKind = new Map(Object.entries<Check<unknown>>(checks));
  return (value): value is T => isRecord(value) && checkOfKind.get(String(value.kind))?.(value) === true;
}
