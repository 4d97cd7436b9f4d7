/**
 * What `react` is while pages are rendered to files (decision 0025): React's elements, contexts and hooks, as far as a page needs
 * them that is written once and never changes. What it lacks is a fault in the build, not on a page.
 */
import {
  jsx,
  StaticContext,
  Wrapped,
  type Component as FunctionComponent,
  type Props,
  type StaticElement,
} from './elements';

export { Fragment, Fragment as StrictMode } from './elements';
export {
  noEffect as useEffect,
  noEffect as useLayoutEffect,
  startTransition,
  use,
  use as useContext,
  useCallback,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from './hooks';
export { useId } from './render';

/** JSX for libraries that come compiled. */
export function createElement(type: unknown, props: Props | null, ...children: readonly unknown[]): StaticElement {
  if (children.length === 0) return jsx(type, props ?? {});
  return jsx(type, { ...props, children: children.length === 1 ? children[0] : children });
}

export function createContext<Value>(value: Value): StaticContext<Value> {
  return new StaticContext(value);
}

export function forwardRef(component: FunctionComponent): Wrapped {
  return new Wrapped(component);
}

export function memo(component: FunctionComponent): Wrapped {
  return new Wrapped(component);
}

function missing(): never {
  throw new Error('src/static-react does not have this of React, which no page has needed so far (decision 0025).');
}

/** What parts of libraries import that no page uses; the bundler leaves it out with them. */
export {
  missing as Children,
  missing as Component,
  missing as Suspense,
  missing as cloneElement,
  missing as default,
  missing as isValidElement,
  missing as useOptimistic,
};
