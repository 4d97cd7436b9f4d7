/** What a component is given. */
export type Props = Readonly<Record<string, unknown>>;

/** A component; what it gives is what it shows. */
export type Component = (props: Props, ref?: unknown) => unknown;

/** An element as JSX makes it: nothing of it has been written yet. */
export class StaticElement {
  constructor(
    readonly type: unknown,
    readonly props: Props,
  ) {}
}

/** A context and what it holds at the moment. As an element it provides a value to all below it. */
export class StaticContext<Value = unknown> {
  readonly Provider = this;

  constructor(public value: Value) {}
}

/** A component that asked to be called in a special way: with its `ref` apart, or only when its props change. */
export class Wrapped {
  constructor(readonly component: Component) {}
}

/** Shows its children. */
export const Fragment = Symbol('Fragment');

/** What JSX is compiled to. Keys tell siblings apart that change, which nothing does here. */
export function jsx(type: unknown, props: Props): StaticElement {
  return new StaticElement(type, props);
}
