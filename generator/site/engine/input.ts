import { hashOf } from '../../system/cache/hash';

/** A value that is read when needed. Inputs with the same key have the same value, so the engine compares only keys. */
export class Input<T> {
  #key: string | undefined;

  constructor(
    private readonly makeKey: () => string,
    readonly read: () => T,
  ) {}

  get key(): string {
    this.#key ??= this.makeKey();
    return this.#key;
  }
}

/** `T` if JSON represents it completely, so that a hash of the JSON is its key; otherwise `never`. */
type Plain<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends
        | ((...args: never) => unknown)
        | ReadonlyMap<unknown, unknown>
        | ReadonlySet<unknown>
        | Uint8Array
        | Promise<unknown>
    ? never
    : { readonly [Name in keyof T]: Plain<T[Name]> };

/** For each value, the plain value or an input that reads it. */
export type InputsOf<Values> = { readonly [Name in keyof Values]: Input<Values[Name]> | Plain<Values[Name]> };

/** The keys of plain objects, which many units share. */
const knownKeys = new WeakMap<object, string>();

function keyOfValue(value: unknown): string {
  if (value instanceof Input) return value.key;
  if (typeof value !== 'object' || value === null) return hashOf(JSON.stringify(value) ?? '');
  const key = knownKeys.get(value) ?? hashOf(JSON.stringify(value));
  knownKeys.set(value, key);
  return key;
}

/** The value has this hash, and is read when needed. */
export function contentInput<T>(hash: string, read: () => T): Input<T> {
  return new Input(() => hash, read);
}

export function once<T>(compute: () => T): () => T {
  let computed: { readonly value: T } | undefined;
  return () => {
    computed ??= { value: compute() };
    return computed.value;
  };
}

/** An input from a pure function of other inputs. The function is called once. */
export function derivedInput<Values, T>(inputs: InputsOf<Values>, derive: (values: Values) => T): Input<T> {
  return new Input(
    () => hashOf(keyOf(inputs)),
    once(() => derive(valuesOf<Values>(inputs))),
  );
}

/** The keys of inputs in the order of declaration. It is not hashed, because hashing thousands of keys is slower. */
export function keyOf(inputs: object): string {
  let keys = '';
  for (const value of Object.values(inputs)) keys += `${keyOfValue(value)}\n`;
  return keys;
}

/** Each value is read on first use. */
export function valuesOf<Values>(inputs: InputsOf<Values>): Values {
  const values = {};
  for (const [name, input] of Object.entries<unknown>(inputs))
    Object.defineProperty(
      values,
      name,
      input instanceof Input ? { enumerable: true, get: once(() => input.read()) } : { enumerable: true, value: input },
    );
  // Every name now has its value.
  return values as Values;
}
