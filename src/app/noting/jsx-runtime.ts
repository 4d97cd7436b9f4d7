import type { ElementType } from 'react';
import { Fragment, jsx as createOne, jsxs as createSeveral } from 'react/jsx-runtime';

const classes = new Set<string>();
const states = new Map<string, Set<unknown>>();

function note(type: ElementType, props: Readonly<Record<string, unknown>>): void {
  if (typeof type !== 'string') return;
  for (const name in props) {
    // `data-…` or `aria-…`. Every attribute of a page passes here.
    const isState = name[4] === '-' || name === 'open';
    if (!isState && name !== 'className') continue;
    const value = props[name];
    if (value === undefined || (name === 'open' && !value)) continue;
    if (!isState) classes.add(String(value));
    else {
      const values = states.get(name);
      if (values) values.add(value);
      else states.set(name, new Set([value]));
    }
  }
}

/**
 * The class names and states of the elements that were created since the last call, as selectors have them: `_a`,
 * `[data-open]`, `[aria-current=page]`. They decide which styles a page contains.
 */
export function takeNoted(): ReadonlySet<string> {
  const noted = new Set([...classes].flatMap((value) => value.split(' ')));
  for (const [name, values] of states) {
    noted.add(`[${name}]`);
    for (const value of values) noted.add(`[${name}=${value}]`);
  }
  classes.clear();
  states.clear();
  return noted;
}

/**
 * React's functions for elements, which also note the names. site-config.ts has the bundler import them in the static
 * renderer in place of those of `react/jsx-runtime`.
 */
export const jsx: typeof createOne = (type, props, key) => {
  note(type, Object(props));
  return createOne(type, props, key);
};

export const jsxs: typeof createSeveral = (type, props, key) => {
  note(type, Object(props));
  return createSeveral(type, props, key);
};

export type { JSX } from 'react';
export { Fragment };
