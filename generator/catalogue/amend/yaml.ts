import type { Phrase } from '../diagnostics/phrases';
import { stringify } from 'yaml';
import { isSlug, slugPattern } from '../../../src/domain/pages/slugs';
import { unfinishedMark } from '../validate/rules/unfinished/rule';

/** Writes a text as a YAML scalar: plain if that is safe, otherwise quoted. */
export function scalar(text: string): string {
  return stringify(text, { lineWidth: 0, defaultStringType: 'PLAIN', singleQuote: false }).trimEnd();
}

/** Writes a text that is always quoted, such as a code or a colour. */
export function quoted(text: string): string {
  return JSON.stringify(text);
}

/** A text, or the mark for an unfinished text. */
export function orUnfinished(text: string | undefined): string {
  return text ?? unfinishedMark;
}

/** Writes a text in both languages, indented below its key. */
export function both(indent: number, en: string | undefined, ar: string | undefined): string {
  const spaces = ' '.repeat(indent);
  return `${spaces}en: ${scalar(orUnfinished(en))}\n${spaces}ar: ${scalar(orUnfinished(ar))}`;
}

/** The error in a slug as a sentence; undefined if it is valid. */
export function slugProblem(slug: string): Phrase | undefined {
  return isSlug(slug) ? undefined : { id: 'everyday.form-of-slug' };
}

/** The error in a page's address as a sentence; undefined if it is valid. */
export function pathProblem(path: string): Phrase | undefined {
  if (/^\/(?:en|ar)(?:\/|$)/.test(path)) return { id: 'everyday.path-language' };
  return path.startsWith('/') &&
    path
      .slice(1)
      .split('/')
      .every((step) => slugPattern.test(step)) &&
    path.length <= 200
    ? undefined
    : { id: 'everyday.form-of-path' };
}
