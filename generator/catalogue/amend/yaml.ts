import type { Phrase } from '../diagnostics/phrases';
import { stringify } from 'yaml';
import { isSlug, slugPattern } from '../../../src/domain/pages/slugs';
import { unfinishedMark } from '../validate/rules/unfinished/rule';

export function scalar(text: string): string {
  return stringify(text, { lineWidth: 0, defaultStringType: 'PLAIN', singleQuote: false }).trimEnd();
}

/** For texts that must be quoted, such as a code or a colour. */
export function quoted(text: string): string {
  return JSON.stringify(text);
}

export function orUnfinished(text: string | undefined): string {
  return text ?? unfinishedMark;
}

export function both(indent: number, en: string | undefined, ar: string | undefined): string {
  const spaces = ' '.repeat(indent);
  return `${spaces}en: ${scalar(orUnfinished(en))}\n${spaces}ar: ${scalar(orUnfinished(ar))}`;
}

/** Undefined if the slug is valid. */
export function slugProblem(slug: string): Phrase | undefined {
  return isSlug(slug) ? undefined : { id: 'everyday.form-of-slug' };
}

/** Undefined if the address is valid. */
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
