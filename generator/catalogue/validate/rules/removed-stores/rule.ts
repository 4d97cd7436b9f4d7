import { foldForSearch } from '../../../../../src/domain/search';
import { quote } from '../../../diagnostics/visible';
import type { ReadDocument, Rule } from '../../draft';
import type { FileFacts } from '../../facts';
import { fieldOf } from '../../../load/fields';
import { withoutMarkup } from '../../shown-texts';
import { textsOf, type TextField } from '../../texts';

/** A name in a text that no store has. */
interface LostName {
  readonly name: string;
  readonly start: number;
}

/** A word with a capital, wherever it is: `Luban`, `iLuban`. What comes after a word is never a part of one, so that it is read once. */
const word = String.raw`(?=[\p{L}\p{N}'’&.-]*\p{Lu})[\p{L}\p{N}'’&.-]+`;
const name = `${word}(?: ${word}){0,2}`;
/** Three names or more, one after the other: `Luban, Souk, Oud House and more`. */
const list = new RegExp(String.raw`(?<![\p{L}\p{N}'’&.-])${name}(?:, ${name})+(?:,? (?:and|or|&) ${name})?`, 'gu');
const between = /,? (?:and|or|&) |, /u;

/** So many stores in a list show that it is one of stores. */
const fewestStores = 2;

/** The names of a list of stores that no store has. */
function lostInLists(text: string, facts: FileFacts): readonly LostName[] {
  return [...text.matchAll(list)].flatMap(({ 0: written, index }) => {
    const items = written.split(between);
    const lost = items.filter((item) => !facts.isStoreName(foldForSearch(item)));
    const isOfStores =
      items.length > 2 && items.length - lost.length >= fewestStores && lost.length <= items.length / 2;
    return isOfStores ? lost.map((item) => ({ name: item, start: index + written.indexOf(item) })) : [];
  });
}

/** The names of stores that are gone: a name has a capital, a word does not. */
function removedIn(text: string, facts: FileFacts): readonly LostName[] {
  return facts.removedStores().flatMap((slug): readonly LostName[] => {
    const parts = slug.split('-');
    // A short name that is a word of the language tells too little.
    if (slug.length < 4) return [];
    const expression = new RegExp(String.raw`(?<![\p{L}\p{N}])${parts.join('[ -]?')}(?![\p{L}\p{N}])`, 'giu');
    const found = [...text.matchAll(expression)].find(([written]) => /\p{Lu}/u.test(written));
    return found ? [{ name: found[0], start: found.index }] : [];
  });
}

/** The files whose texts are about the whole site. What articles and posts say of other stores is their own affair. */
function isOfSite({ kind, document }: ReadDocument): boolean {
  return kind === 'home' || kind === 'site' || (kind === 'page' && fieldOf(document.value, 'kind') !== 'article');
}

function lostNamesIn(text: TextField, facts: FileFacts): readonly LostName[] {
  const shown = withoutMarkup(text);
  const removed = removedIn(shown, facts);
  const known = new Set(removed.map((each) => each.name));
  return [...removed, ...lostInLists(shown, facts).filter((each) => !known.has(each.name))];
}

/** Texts about the site name no store that is not there any more. */
export const lostStores: Rule = {
  name: 'removed-stores',
  codes: ['removed-store-named'],
  each(read, facts, _context, report) {
    if (!isOfSite(read)) return;
    const seen = new Set<string>();
    for (const text of textsOf(read).all) {
      if (text.language === 'ar') continue;
      for (const lost of lostNamesIn(text, facts)) {
        if (seen.has(lost.name)) continue;
        seen.add(lost.name);
        report(
          'removed-store-named',
          read.document,
          read.document.spanWithin(text.path, lost.start, lost.start + lost.name.length),
          { id: 'removed-store-named', values: { name: quote(lost.name) } },
        );
      }
    }
  },
};
