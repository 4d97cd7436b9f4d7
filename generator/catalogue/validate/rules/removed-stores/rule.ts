import { foldForSearch } from '../../../../../src/domain/search';
import { quote } from '../../../diagnostics/visible';
import type { ReadDocument, Rule } from '../../draft';
import type { FileFacts } from '../../facts';
import { fieldOf } from '../../../load/fields';
import { withoutMarkup } from '../../shown-texts';
import { textsOf, type TextField } from '../../texts';

/** A name in a text that was that of a store. */
interface RemovedName {
  readonly name: string;
  readonly start: number;
}

/** A word with a capital, wherever it is: `Luban`, `iLuban`. What comes after a word is never a part of one, so that it is read once. */
const word = String.raw`(?=[\p{L}\p{N}'’&.-]*\p{Lu})[\p{L}\p{N}'’&.-]+`;
const name = `${word}(?: ${word}){0,2}`;
/** Three names or more, one after the other: `Luban, Souk, Oud House and more`. */
const list = new RegExp(String.raw`(?<![\p{L}\p{N}'’&.-])${name}(?:, ${name})+(?:,? (?:and|or|&) ${name})?`, 'gu');
const between = /,? (?:and|or|&) |, /u;

/** The fewest names of stores that make a list one of stores. */
const fewestStores = 2;

/** The names of a list of stores that no store has. */
function removedInLists(text: string, facts: FileFacts): readonly RemovedName[] {
  return [...text.matchAll(list)].flatMap(({ 0: written, index }) => {
    const items = written.split(between);
    const removed = items.filter((item) => !facts.isStoreName(foldForSearch(item)));
    const isOfStores =
      items.length > 2 && items.length - removed.length >= fewestStores && removed.length <= items.length / 2;
    return isOfStores ? removed.map((item) => ({ name: item, start: index + written.indexOf(item) })) : [];
  });
}

/** How texts write the short names of removed stores. One of three letters may be a word of the language. */
function expressionsFor(slugs: readonly string[]): readonly RegExp[] {
  return slugs
    .filter((slug) => slug.length > 3)
    .map((slug) => new RegExp(String.raw`(?<![\p{L}\p{N}])${slug.replaceAll('-', '[ -]?')}(?![\p{L}\p{N}])`, 'giu'));
}

/** The names of removed stores in a text: a name has a capital, a word does not. */
function removedIn(text: string, expressions: readonly RegExp[]): readonly RemovedName[] {
  return expressions.flatMap((expression): readonly RemovedName[] => {
    const found = [...text.matchAll(expression)].find(([written]) => /\p{Lu}/u.test(written));
    return found ? [{ name: found[0], start: found.index }] : [];
  });
}

/** The files whose texts are about the whole site. What articles and posts say of other stores is their own affair. */
function isOfSite({ kind, document }: ReadDocument): boolean {
  return kind === 'home' || kind === 'site' || (kind === 'page' && fieldOf(document.value, 'kind') !== 'article');
}

function removedNamesIn(text: TextField, expressions: readonly RegExp[], facts: FileFacts): readonly RemovedName[] {
  const shown = withoutMarkup(text);
  const removed = removedIn(shown, expressions);
  const known = new Set(removed.map((each) => each.name));
  return [...removed, ...removedInLists(shown, facts).filter((each) => !known.has(each.name))];
}

/** Texts about the site name no store that was removed. */
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
