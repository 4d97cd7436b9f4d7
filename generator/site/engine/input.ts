import { hashOf } from '../../system/cache/hash';

/**
 * A value from which a unit is made. Values with the same key are the same, so that the engine can compare keys without
 * reading values.
 */
export interface Input<T> {
  readonly key: string;
  read(): T;
}

/** The inputs of a unit by name. */
export type Inputs = Readonly<Record<string, Input<unknown>>>;

/** What inputs give when they are read. */
export type ValuesOf<Named extends Inputs> = {
  readonly [Name in keyof Named]: Named[Name] extends Input<infer T> ? T : never;
};

/** An input whose key is computed when it is first needed. */
class LazyInput<T> implements Input<T> {
  private known: string | undefined;

  constructor(
    private readonly makeKey: () => string,
    readonly read: () => T,
  ) {}

  get key(): string {
    this.known ??= this.makeKey();
    return this.known;
  }
}

/** A JSON value; its key is a hash of its JSON. */
export function valueInput<T>(value: T): Input<T> {
  return new LazyInput(
    () => hashOf(JSON.stringify(value) ?? ''),
    () => value,
  );
}

/** A value of known hash that is read when needed: a file, or a part of one. */
export function contentInput<T>(hash: string, read: () => T): Input<T> {
  return { key: hash, read };
}

/** A list of values of known keys, in its order. It has no input of its own for each of thousands of values. */
export function listInput<Item, T>(
  items: readonly Item[],
  keyOfItem: (item: Item) => string,
  read: (item: Item) => T,
): Input<readonly T[]> {
  return new LazyInput(
    () => hashOf(...items.map(keyOfItem)),
    () => items.map(read),
  );
}

/** Several named inputs as one. */
export function structInput<Named extends Inputs>(inputs: Named): Input<ValuesOf<Named>> {
  return new LazyInput(
    () => hashOf(keyOf(inputs)),
    () => valuesOf(inputs),
  );
}

/** A function that computes a value when it is first called, and then gives the same. */
function once<T>(compute: () => T): () => T {
  let computed: { readonly value: T } | undefined;
  return () => {
    computed = computed ?? { value: compute() };
    return computed.value;
  };
}

/** What a pure function makes of other inputs; it is called once. */
export function derivedInput<Named extends Inputs, T>(inputs: Named, derive: (values: ValuesOf<Named>) => T): Input<T> {
  return new LazyInput(
    () => hashOf(keyOf(inputs)),
    once(() => derive(valuesOf(inputs))),
  );
}

/** The key of named inputs: their keys in the order of the code that names them. It is not hashed, which takes longer for thousands. */
export function keyOf(inputs: Inputs): string {
  let keys = '';
  for (const name in inputs) keys += `${inputs[name]?.key ?? ''}\n`;
  return keys;
}

/** The values of inputs. Each is read when it is first used. */
export function valuesOf<Named extends Inputs>(inputs: Named): ValuesOf<Named> {
  const values = {};
  for (const [name, input] of Object.entries(inputs))
    Object.defineProperty(values, name, { enumerable: true, get: once(() => input.read()) });
  // Every name has its getter now.
  return values as ValuesOf<Named>;
}
