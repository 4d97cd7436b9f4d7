import { foldForSearch } from '../../../../../src/domain/search/search';
import { quote } from '../../../diagnostics/visible';
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

/** A word with a capital anywhere: `iLuban`. The lookahead and the word use the same characters, to scan words once. */
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

function removedNamesIn(text: TextField, expressions: readonly RegExp[], facts: FileFacts): readonly RemovedName[] {
  const shown = withoutMarkup(text);
  const removed = expressions.flatMap((expression): readonly RemovedName[] => {
    // A match without a capital is an ordinary word.
    const found = [...shown.matchAll(expression)].find(([written]) => /\p{Lu}/u.test(written));
    return found ? [{ name: found[0], start: found.index }] : [];
  });
  const known = new Set(removed.map((each) => each.name));
  return [...removed, ...removedInLists(shown, facts).filter((each) => !known.has(each.name))];
}

/** No text about the site contains the name of a removed store. */
export const removedStoreNames: Rule = {
  name: 'removed-stores',
  codes: ['removed-store-named'],
  each(read, facts, _context, report) {
    const { kind, document } = read;
    // Articles and posts may mention any store.
    const isOfSite =
      kind === 'home' || kind === 'site' || (kind === 'page' && fieldOf(document.value, 'kind') !== 'article');
    if (!isOfSite) return;
    // Slugs of up to three characters may be words of the language.
    const slugs = facts.removedStores().filter((slug) => slug.length > 3);
    const expressions = slugs.map(
      (slug) => new RegExp(String.raw`(?<![\p{L}\p{N}])${slug.replaceAll('-', '[ -]?')}(?![\p{L}\p{N}])`, 'giu'),
    );
    const seen = new Set<string>();
    for (const text of textsOf(read).all) {
      if (text.language === 'ar') continue;
      for (const { name: removed, start } of removedNamesIn(text, expressions, facts)) {
        if (seen.has(removed)) continue;
        seen.add(removed);
        report('removed-store-named', document, document.spanWithin(text.path, start, start + removed.length), {
          id: 'removed-store-named',
          values: { name: quote(removed) },
        });
      }
    }
  },
};
