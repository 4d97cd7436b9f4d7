import type { ElementType } from 'react';
import { Fragment, jsx as createOne, jsxs as createSeveral } from 'react/jsx-runtime';

/**
 * The class names and states of the elements that were created since it was cleared, as selectors have them: `_a`,
 * `[data-open]`, `[aria-current=page]`. They decide which styles a page contains.
 */
export const noted = new Set<string>();

function note(type: ElementType, props: object): void {
  if (typeof type !== 'string') return;
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'string' && name === 'className') for (const each of value.split(' ')) noted.add(each);
    else if ((name === 'open' && value) || (value !== undefined && /^(?:data|aria)-/.test(name)))
      noted.add(`[${name}]`).add(`[${name}=${value}]`);
  }
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
