import { hashOf } from '../../system/cache/hash';

/**
 * An input of a unit. Inputs with the same key have the same value, so the engine compares keys without reading values.
 */
export interface Input<T> {
  readonly key: string;
  read(): T;
}

/** The inputs of a unit by name. */
export type Inputs = Readonly<Record<string, Input<unknown>>>;

/** The values of inputs by name. */
export type ValuesOf<Named extends Inputs> = {
  readonly [Name in keyof Named]: Named[Name] extends Input<infer T> ? T : never;
};

/** Creates an input whose key is computed on first use. */
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

/** Creates an input from a JSON value. Its key is a hash of the JSON. */
export function valueInput<T>(value: T): Input<T> {
  return new LazyInput(
    () => hashOf(JSON.stringify(value) ?? ''),
    () => value,
  );
}

/** Creates an input from a known hash. Its value, such as a file, is read on demand. */
export function contentInput<T>(hash: string, read: () => T): Input<T> {
  return { key: hash, read };
}

/** A kind of inputs with one for each item, without an object for each of thousands of items. */
export interface InputKind<Item, T> {
  key(item: Item): string;
  read(item: Item): T;
}

/** Creates the input of an item. */
export function inputOf<Item, T>(kind: InputKind<Item, T>, item: Item): Input<T> {
  return contentInput(kind.key(item), () => kind.read(item));
}

/** Combines the inputs of the items of a list into one. */
export function listInput<Item, T>(items: readonly Item[], kind: InputKind<Item, T>): Input<readonly T[]> {
  return new LazyInput(
    () => hashOf(...items.map((item) => kind.key(item))),
    () => items.map((item) => kind.read(item)),
  );
}

/** Combines several named kinds of inputs into one, whose keys are not hashed: a list hashes those of all items. */
export function structKind<Item, Values extends Readonly<Record<string, unknown>>>(
  kinds: {
    readonly [Name in keyof Values]: InputKind<Item, Values[Name]>;
  },
): InputKind<Item, Values> {
  return {
    key(item) {
      let key = '';
      for (const name in kinds) key += `${kinds[name].key(item)}\n`;
      return key;
    },
    read(item) {
      const values: Partial<Values> = {};
      for (const name in kinds) values[name] = kinds[name].read(item);
      // Every name now has its value.
      return values as Values;
    },
  };
}

/** Combines several named inputs into one. */
export function structInput<Named extends Inputs>(inputs: Named): Input<ValuesOf<Named>> {
  return new LazyInput(
    () => hashOf(keyOfInputs(inputs)),
    () => valuesOf(inputs),
  );
}

/** Memoises a function without parameters. */
function once<T>(compute: () => T): () => T {
  let computed: { readonly value: T } | undefined;
  return () => {
    computed = computed ?? { value: compute() };
    return computed.value;
  };
}

/** Creates an input from a pure function of other inputs. The function is called once. */
export function derivedInput<Named extends Inputs, T>(inputs: Named, derive: (values: ValuesOf<Named>) => T): Input<T> {
  return new LazyInput(
    () => hashOf(keyOfInputs(inputs)),
    once(() => derive(valuesOf(inputs))),
  );
}

/**
 * The key of named inputs: their keys in the order of declaration. It is not hashed, because hashing thousands of keys
 * is slower.
 */
export function keyOfInputs(inputs: Inputs): string {
  let keys = '';
  for (const name in inputs) keys += `${inputs[name]?.key ?? ''}\n`;
  return keys;
}

/** Creates an object with the values of inputs. Each value is read on first use. */
export function valuesOf<Named extends Inputs>(inputs: Named): ValuesOf<Named> {
  const values = {};
  for (const [name, input] of Object.entries(inputs))
    Object.defineProperty(values, name, { enumerable: true, get: once(() => input.read()) });
  // Every name now has a getter.
  return values as ValuesOf<Named>;
}
