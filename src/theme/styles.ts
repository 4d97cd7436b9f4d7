import createCache from '@emotion/cache';
import type { CSSObject } from '@emotion/react';
import { serializeStyles, type SerializedStyles } from '@emotion/serialize';

/**
 * Emotion's serialiser, used where a style module is evaluated: in Node, by the bundler's `extract-styles` plugin.
 * What reaches the browser is a plain style sheet and the class names; none of this file does.
 */
const cache = createCache({ key: 'q', stylisPlugins: [] });

/** What a style module comes to: the whole of it, and what of it a page needs while nothing has happened yet. */
export interface StyleSheets {
  readonly whole: string;
  readonly atRest: string;
}

/** The key under which a record of class names carries its style sheets for the plugin. */
export const styleSheetsOf = Symbol.for('qaseema.style-sheets');

/**
 * What a rule waits for: a pointer, a key, paper, motion, no script, high contrast, or a state that only a script brings
 * about. A script that did not come is none of them: the style sheet may be gone with it.
 */
const awaited =
  /:hover|:active|:disabled|:focus-visible|::selection|^@(?:page|keyframes)|^@media (?:print|\(scripting|\(forced-colors|\(prefers-reduced-motion)|\[data-(?:open|results|copied|later)|\[aria-(?:busy|pressed|disabled)|dialog:modal/;

/** The rules without those that wait for something. They come with the whole sheet, right after the page (decision 0013). */
function atRest(rules: CSSObject): CSSObject {
  const waits = (key: string): boolean =>
    key.startsWith('@') ? awaited.test(key) : key.split(', ').every((selector) => awaited.test(selector));
  const kept = Object.entries(rules).filter(([key]) => !key.startsWith('transition') && !waits(key));
  // An object of a rule's own parts is again one of rules; arrays and plain values stay as they are.
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
  // The cache knows a text by the name of its content, and would give two parts that are alike at rest one selector.
  return {
    whole: rulesOf(selector, serialized),
    atRest: rulesOf(selector, { ...resting, name: `${resting.name} ${selector}` }),
  };
}

/**
 * Turns named rules into class names. To be called at the top of a `*.styles.ts` module, which may import tokens
 * and mixins but no other style module.
 */
export function styles<Part extends string>(rules: Record<Part, CSSObject>): Readonly<Record<Part, string>> {
  const names: Partial<Record<Part, string>> = {};
  const sheets: StyleSheets[] = [];
  // Object.keys forgets the literal keys that the parameter's type guarantees.
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

/** Rules that hold for the whole document, by selector. */
export function globalStyles(rules: CSSObject): Readonly<Record<never, string>> {
  const names = {};
  Object.defineProperty(names, styleSheetsOf, {
    value: sheetsOf('', serializeStyles([rules], cache.registered), rules),
  });
  return names;
}
