import { foldForSearch } from '../../../../../src/domain/search/search';
import { quote } from '../../../diagnostics/visible';
import type { ReadDocument } from '../../catalogue';
import type { Rule } from '../../engine/draft';
import type { FileFacts } from '../../engine/facts';
import { fieldOf } from '../../../load/fields';
import { withoutMarkup } from '../../texts/shown-texts';
import { textsOf, type TextField } from '../../texts/texts';

/** The name of a removed store, with its offset in the text. */
interface RemovedName {
  readonly name: string;
  readonly start: number;
}

/**
 * A word with a capital anywhere: `Luban`, `iLuban`. The lookahead and the word use the same characters, so that each
 * word is scanned once.
 */
const word = String.raw`(?=[\p{L}\p{N}'’&.-]*\p{Lu})[\p{L}\p{N}'’&.-]+`;
const name = `${word}(?: ${word}){0,2}`;
/** A list of names: `Luban, Souk, Oud House and more`. `removedInLists` requires at least three. */
const list = new RegExp(String.raw`(?<![\p{L}\p{N}'’&.-])${name}(?:, ${name})+(?:,? (?:and|or|&) ${name})?`, 'gu');
const between = /,? (?:and|or|&) |, /u;

/** A list with fewer known stores is not a list of stores. */
const fewestStores = 2;

/** The names in lists of stores that belong to no store. */
function removedInLists(text: string, facts: FileFacts): readonly RemovedName[] {
  return [...text.matchAll(list)].flatMap(({ 0: written, index }) => {
    const items = written.split(between);
    const removed = items.filter((item) => !facts.isStoreName(foldForSearch(item)));
    const isOfStores =
      items.length > 2 && items.length - removed.length >= fewestStores && removed.length <= items.length / 2;
    return isOfStores ? removed.map((item) => ({ name: item, start: index + written.indexOf(item) })) : [];
  });
}

/**
 * Expressions for the slugs of removed stores. Slugs of up to three characters are skipped, because they may be words
 * of the language.
 */
function expressionsFor(slugs: readonly string[]): readonly RegExp[] {
  return slugs
    .filter((slug) => slug.length > 3)
    .map((slug) => new RegExp(String.raw`(?<![\p{L}\p{N}])${slug.replaceAll('-', '[ -]?')}(?![\p{L}\p{N}])`, 'giu'));
}

/** The names of removed stores in a text. A match without a capital is an ordinary word. */
function removedIn(text: string, expressions: readonly RegExp[]): readonly RemovedName[] {
  return expressions.flatMap((expression): readonly RemovedName[] => {
    const found = [...text.matchAll(expression)].find(([written]) => /\p{Lu}/u.test(written));
    return found ? [{ name: found[0], start: found.index }] : [];
  });
}

/** Whether a file's texts are about the whole site. Articles and posts may mention any store. */
function isOfSite({ kind, document }: ReadDocument): boolean {
  return kind === 'home' || kind === 'site' || (kind === 'page' && fieldOf(document.value, 'kind') !== 'article');
}

function removedNamesIn(text: TextField, expressions: readonly RegExp[], facts: FileFacts): readonly RemovedName[] {
  const shown = withoutMarkup(text);
  const removed = removedIn(shown, expressions);
  const known = new Set(removed.map((each) => each.name));
  return [...removed, ...removedInLists(shown, facts).filter((each) => !known.has(each.name))];
}

/** No text about the site contains the name of a removed store. */
export const removedStoreNames: Rule = {
  name: 'removed-stores',
  codes: ['removed-store-named'],
  each(read, facts, _context, report) {
    if (!isOfSite(read)) return;
    const expressions = expressionsFor(facts.removedStores());
    const seen = new Set<string>();
    for (const text of textsOf(read).all) {
      if (text.language === 'ar') continue;
      for (const { name: removed, start } of removedNamesIn(text, expressions, facts)) {
        if (seen.has(removed)) continue;
        seen.add(removed);
        report(
          'removed-store-named',
          read.document,
          read.document.spanWithin(text.path, start, start + removed.length),
          { id: 'removed-store-named', values: { name: quote(removed) } },
        );
      }
    }
  },
};
