import { stringify } from 'yaml';
import { isSlug, slugPattern } from '../../src/domain/slugs';
import { unfinishedMark } from '../validate/rules/unfinished/rule';

/** A text as YAML: plain where that is safe, else in quotes. */
export function scalar(text: string): string {
  return stringify(text, { lineWidth: 0, defaultStringType: 'PLAIN', singleQuote: false }).trimEnd();
}

/** A text that must stand in quotes whatever it looks like: a code, a colour. */
export function quoted(text: string): string {
  return JSON.stringify(text);
}

/** A text, or the mark that it is still to be written. */
export function orUnfinished(text: string | undefined): string {
  return text ?? unfinishedMark;
}

/** Both languages of a text, indented under its key. */
export function both(indent: number, en: string | undefined, ar: string | undefined): string {
  const spaces = ' '.repeat(indent);
  return `${spaces}en: ${scalar(orUnfinished(en))}\n${spaces}ar: ${scalar(orUnfinished(ar))}`;
}

/** What is wrong with a slug. */
export function slugProblem(slug: string): string | undefined {
  return isSlug(slug)
    ? undefined
    : 'a slug is made of small Latin letters, digits and single hyphens, such as silk-road';
}

/** What is wrong with a page's address. */
export function pathProblem(path: string): string | undefined {
  if (/^\/(?:en|ar)(?:\/|$)/.test(path)) return 'the address is written without a language: /store/silk-road';
  return path.startsWith('/') &&
    path
      .slice(1)
      .split('/')
      .every((step) => slugPattern.test(step)) &&
    path.length <= 200
    ? undefined
    : 'an address begins with a slash and has small Latin letters, digits and hyphens, such as /store/silk-road';
}
