import createCache from '@emotion/cache';
import type { CSSObject } from '@emotion/react';
import { serializeStyles, type SerializedStyles } from '@emotion/serialize';

/**
 * Emotion's serialiser, used where a style module is evaluated: in Node, by the bundler's `extract-styles` plugin.
 * What reaches the browser is a plain style sheet and the class names; none of this file does.
 */
const cache = createCache({ key: 'q', stylisPlugins: [] });

/** The key under which a record of class names carries its style sheet for the plugin. */
export const styleSheetOf = Symbol.for('qaseema.style-sheet');

function rulesOf(selector: string, serialized: SerializedStyles): string {
  let sheet = '';
  for (let part: SerializedStyles | undefined = serialized; part; part = part.next) {
    sheet += cache.insert(part === serialized ? selector : '', part, cache.sheet, false) ?? '';
  }
  return sheet;
}

/**
 * Turns named rules into class names. To be called at the top of a `*.styles.ts` module, which may import tokens
 * and mixins but no other style module.
 */
export function styles<Part extends string>(rules: Record<Part, CSSObject>): Readonly<Record<Part, string>> {
  const names: Partial<Record<Part, string>> = {};
  let sheet = '';
  // Object.keys forgets the literal keys that the parameter's type guarantees.
  for (const part of Object.keys(rules) as Part[]) {
    const serialized = serializeStyles([rules[part]], cache.registered);
    const className = `${cache.key}-${serialized.name}`;
    names[part] = className;
    sheet += rulesOf(`.${className}`, serialized);
  }
  Object.defineProperty(names, styleSheetOf, { value: sheet });
  // Every key of `rules` was filled above.
  return names as Record<Part, string>;
}

/** Rules that hold for the whole document, by selector. */
export function globalStyles(rules: CSSObject): Readonly<Record<never, string>> {
  const names = {};
  Object.defineProperty(names, styleSheetOf, { value: rulesOf('', serializeStyles([rules], cache.registered)) });
  return names;
}
