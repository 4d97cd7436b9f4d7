import createCache from '@emotion/cache';
import type { CSSObject } from '@emotion/react';
import { serializeStyles, type SerializedStyles } from '@emotion/serialize';

/**
 * Style modules are evaluated in Node, by the bundler's `extract-styles` plugin. Browsers load a plain style sheet and the
 * class names, but neither Emotion nor this file.
 */
const cache = createCache({ key: 'q', stylisPlugins: [] });

/** The output of a style module: its complete style sheet, and the rules that a page needs before any interaction. */
export interface StyleSheets {
  readonly whole: string;
  readonly atRest: string;
}

/** The property of a record of class names with its style sheets, read by the plugin. */
export const styleSheetsOf = Symbol.for('qaseema.style-sheets');

/**
 * Matches the keys of rules that do not apply before any interaction: hover and focus, print, animation, no script, high
 * contrast, and states that only a script sets. A failed script is not among them, because the style sheet may not load either.
 */
const deferred =
  /:hover|:active|:disabled|:focus-visible|::selection|^@(?:page|keyframes)|^@media (?:print|\(scripting|\(forced-colors|\(prefers-reduced-motion)|\[data-(?:open|results|copied)|\[aria-(?:busy|pressed|disabled)|dialog:modal/;

/** Matches properties that are not seen before any interaction. */
const deferredProperty = /^(?:transition|cursor|userSelect|WebkitUserSelect)/;

/** The rules without the deferred ones. Those load with the complete style sheet, after the page (decision 0013). */
function atRest(rules: CSSObject): CSSObject {
  const isDeferred = (key: string): boolean =>
    key.startsWith('@') ? deferred.test(key) : key.split(', ').every((selector) => deferred.test(selector));
  const kept = Object.entries(rules).filter(([key]) => !deferredProperty.test(key) && !isDeferred(key));
  // In a CSSObject, an object that is not an array contains nested rules.
  return Object.fromEntries(
    kept.map(([key, value]) => [
      key,
      typeof value === 'object' && !Array.isArray(value) ? atRest(value as CSSObject) : value,
    ]),
  );
}

function rulesOf(selector: string, serialized: SerializedStyles): string {
  let sheet = '';
  for (let part: SerializedStyles | undefined = serialized; part; part = part.next) {
    sheet += cache.insert(part === serialized ? selector : '', part, cache.sheet, false) ?? '';
  }
  return sheet;
}

function sheetsOf(selector: string, serialized: SerializedStyles, rules: CSSObject): StyleSheets {
  const resting = serializeStyles([atRest(rules)], cache.registered);
  // The cache identifies rules by their name. Without the selector in it, two parts with equal rules would share one selector.
  return {
    whole: rulesOf(selector, serialized),
    atRest: rulesOf(selector, { ...resting, name: `${resting.name} ${selector}` }),
  };
}

/**
 * Turns named rules into class names. Call it at the top level of a `*.styles.ts` module, which may import tokens and mixins
 * but no other style module.
 */
export function styles<Part extends string>(rules: Record<Part, CSSObject>): Readonly<Record<Part, string>> {
  const names: Partial<Record<Part, string>> = {};
  const sheets: StyleSheets[] = [];
  // Object.keys loses the literal keys that the parameter's type guarantees.
  for (const part of Object.keys(rules) as Part[]) {
    const serialized = serializeStyles([rules[part]], cache.registered);
    const className = `${cache.key}-${serialized.name}`;
    names[part] = className;
    sheets.push(sheetsOf(`.${className}`, serialized, rules[part]));
  }
  const joined: StyleSheets = {
    whole: sheets.map(({ whole }) => whole).join(''),
    atRest: sheets.map((sheet) => sheet.atRest).join(''),
  };
  Object.defineProperty(names, styleSheetsOf, { value: joined });
  // Every key of `rules` was filled above.
  return names as Record<Part, string>;
}

/** Rules for the whole document, by selector. */
export function globalStyles(rules: CSSObject): Readonly<Record<never, string>> {
  const names = {};
  Object.defineProperty(names, styleSheetsOf, {
    value: sheetsOf('', serializeStyles([rules], cache.registered), rules),
  });
  return names;
}
