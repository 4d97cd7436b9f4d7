import { stringify } from 'yaml';
import { isSlug, slugPattern } from '../../../src/domain/slugs';
import { unfinishedMark } from '../validate/rules/unfinished/rule';

/** A text as a YAML scalar: plain if that is safe, else in quotes. */
export function scalar(text: string): string {
  return stringify(text, { lineWidth: 0, defaultStringType: 'PLAIN', singleQuote: false }).trimEnd();
}

/** A text that is always in quotes, such as a code or a colour. */
export function quoted(text: string): string {
  return JSON.stringify(text);
}

/** A text, or the mark for an unfinished text. */
export function orUnfinished(text: string | undefined): string {
  return text ?? unfinishedMark;
}

/** A text in both languages, indented below its key. */
export function both(indent: number, en: string | undefined, ar: string | undefined): string {
  const spaces = ' '.repeat(indent);
  return `${spaces}en: ${scalar(orUnfinished(en))}\n${spaces}ar: ${scalar(orUnfinished(ar))}`;
}

/** What is wrong with a slug. */
export function slugProblem(slug: string): string | undefined {
  return isSlug(slug) ? undefined : 'a slug has lower-case Latin letters, digits and single hyphens, such as silk-road';
}

/** What is wrong with a page's address. */
export function pathProblem(path: string): string | undefined {
  if (/^\/(?:en|ar)(?:\/|$)/.test(path)) return 'write the address without a language, such as /store/silk-road';
  return path.startsWith('/') &&
    path
      .slice(1)
      .split('/')
      .every((step) => slugPattern.test(step)) &&
    path.length <= 200
    ? undefined
    : 'an address begins with a slash and has lower-case Latin letters, digits and hyphens, such as /store/silk-road';
}
