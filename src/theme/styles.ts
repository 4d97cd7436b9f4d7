import createCache from '@emotion/cache';
import { CacheProvider, Global, type Interpolation, type SerializedStyles, type Theme } from '@emotion/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * The property of a record of class names that contains its style sheet. The bundler's `extract-styles` plugin reads
 * it.
 */
export const styleSheetOf = Symbol.for('qaseema.style-sheet');

// Without Emotion's vendor prefixes: the bundler adds those that the supported browsers need.
const cache = createCache({ key: 'q', stylisPlugins: [] });

/** The text of a style sheet. On a server, Emotion renders global styles as a `style` element. */
function sheetOf(styles: Interpolation<Theme>): string {
  const element = createElement(CacheProvider, { value: cache }, createElement(Global, { styles }));
  return renderToStaticMarkup(element).replace(/^<style[^>]*>|<\/style>$/g, '');
}

/**
 * Returns the class names of styles. Must be called at the top level of a `*.styles.ts` module, which may import tokens
 * but no other style module. README.md of this folder shows how a style becomes a class.
 */
export function classNames<Part extends string>(
  parts: Readonly<Record<Part, SerializedStyles>>,
): Readonly<Record<Part, string>> {
  const entries = Object.entries<SerializedStyles>(parts).map(
    ([part, styles]) => ({ part, styles, name: `q-${styles.name}` }) as const,
  );
  const names = Object.fromEntries(entries.map(({ part, name }) => [part, name]));
  const sheet = entries.map(({ name, styles }) => sheetOf({ [`.${name}`]: styles })).join('');
  Object.defineProperty(names, styleSheetOf, { value: sheet });
  // The assertion is sound: `entries` has every key of `parts`.
  return names as Record<Part, string>;
}

/** Styles of the whole document by selector, as `Global` of Emotion accepts them. Must be called like `classNames`. */
export function globalStyles(styles: Interpolation<Theme>): Readonly<Record<never, string>> {
  const names = {};
  Object.defineProperty(names, styleSheetOf, { value: sheetOf(styles) });
  return names;
}
