import createCache from '@emotion/cache';
import {
  CacheProvider,
  ClassNames,
  Global,
  type Interpolation,
  type SerializedStyles,
  type Theme,
} from '@emotion/react';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The key of the style sheet in a record of class names. The bundler's `extract-styles` plugin reads it. */
export const styleSheetOf = Symbol.for('qaseema:style-sheet');

/** The text of the styles that an element inserts: on a server, Emotion renders them as a `style` element. */
function sheetOf(element: ReactElement): string {
  // Without Emotion's vendor prefixes: the bundler adds those that the supported browsers need.
  const value = createCache({ key: 'q', stylisPlugins: [] });
  return renderToStaticMarkup(createElement(CacheProvider, { value }, element)).replace(
    /^<style[^>]*>|<\/style>$/g,
    '',
  );
}

/** Must be called at the top level of a `*.styles.ts` module, which may import tokens but no other style module. */
export function classNames<Part extends string>(
  parts: Readonly<Record<Part, SerializedStyles>>,
): Readonly<Record<Part, string>> {
  const names: Record<string, string> = {};
  const sheet = sheetOf(
    createElement(ClassNames, {
      children({ css }) {
        for (const [part, styles] of Object.entries<SerializedStyles>(parts)) names[part] = css(styles);
        return null;
      },
    }),
  );
  Object.defineProperty(names, styleSheetOf, { value: sheet });
  // The assertion is sound: every key of `parts` was set.
  return names as Record<Part, string>;
}

/** Styles of the whole document by selector, as `Global` of Emotion accepts them. Must be called like `classNames`. */
export function globalStyles(styles: Interpolation<Theme>): Readonly<Record<never, string>> {
  const names = {};
  Object.defineProperty(names, styleSheetOf, { value: sheetOf(createElement(Global, { styles })) });
  return names;
}
