import { inFull, quote } from '../../../diagnostics/visible';
import { found, type Replacement, type TextForm } from './form';

const day = String.raw`\p{Nd}{1,2}[/.]\p{Nd}{1,2}[/.]\p{Nd}{2,4}`;
const time = String.raw`\p{Nd}{1,2}:\p{Nd}{2}(?::\p{Nd}{2})?(?:[ \u202f]?(?:[AP]M|ص|م))?`;
const sender = String.raw`[^:\n\]]{1,40}: ?`;

/** Lines that programs add when a chat or mail is copied: time and sender, or the name of the program. */
const chatLines: readonly RegExp[] = [
  new RegExp(String.raw`^[ ]*\[${day}[,،]? ${time}\] ${sender}`, 'gimu'),
  new RegExp(`^[ ]*${day}[,،]? ${time} [-–] ${sender}`, 'gimu'),
  new RegExp(String.raw`^[ ]*[^\n,:[]{1,40}, \[${day} ${time}\][: ]*`, 'gimu'),
  /^[ ]*On [^\n<>:]{6,40}(?::\d{2})?[^\n<>:]{0,40}<[^\n<>\s]+@[^\n<>\s]+> wrote: ?/gimu,
  /(?<! )[ ]*(?:Sent from my (?:iPhone|iPad|Galaxy|Samsung|Huawei|Android)[^\n.]{0,20}|Get Outlook for (?:iOS|Android)|أُ?رسلت من ال ?iPhone[^\n.]{0,20})\.?(?=\n|$)/giu,
  // The opening words of a writing assistant's answer.
  /^[ ]*(?:Sure|Certainly|Of course|Absolutely|بالتأكيد|بالطبع|أكيد|حسنًا)[!,.،] ?(?:here(?:['’]s| is| are)|I['’]ve|إليك|هذا هو|هذه هي|تفضل)[^\n:]{0,80}: ?/gimu,
  /^[ ]*here(?:['’]s| is) (?:a|an|the|your) (?:polished|revised|improved|shorter|updated|rewritten|corrected|refined|translated)[^\n:]{0,60}: ?/gimu,
  /(?<! )[ ]*<(?:Media omitted|image omitted|تم استبعاد الوسائط)>/giu,
];

/** A quick filter: a time, an address or mark in angle brackets, the name of a program, or opening words of an answer. */
const mayBeChat = /\p{Nd}:\p{Nd}|<|iPhone|Outlook|my |[Hh]ere(?:['’]s| is| are)|I['’]ve|إليك|هذا هو|هذه هي|تفضل/u;

/** Words of sentences about offers, which lists of brands do not have. */
const common =
  /^(?:ON|ALL|YOUR|YOU|THE|OFF|WITH|FOR|NOW|GET|SAVE|FREE|ORDER|ORDERS|EVERYTHING|CODE|SALE|UP|TO|AND|OUR|FIRST|TODAY|ONLY|USE|THIS|SHOP|BUY|OR|IN|AT|FROM|UNTIL|HURRY|DEALS?|OFFERS?|DELIVERY|SHIPPING|DISCOUNT|DISCOUNTS)$/;
const capitalRun =
  /(?<![\p{L}\p{N}_-])\p{Lu}[\p{Lu}'’]*(?:[ ,]+(?:\p{Nd}[\p{Nd}.,]*%?[ ]+)*\p{Lu}[\p{Lu}'’]*)+(?![\p{L}\p{N}_-])/gu;
const enoughCapitals = 4;

/** The first sentence in capitals; undefined if there is none. */
function capitals(shown: string): { readonly words: string; readonly start: number } | undefined {
  for (const { 0: run, index } of shown.matchAll(capitalRun)) {
    const words = run.match(/\p{Lu}[\p{Lu}'’]*/gu) ?? [];
    if (words.length >= enoughCapitals && new Set(words.filter((word) => common.test(word))).size >= 2)
      return { words: run, start: index };
  }
  return undefined;
}

/** A character repeated too often. No Arabic word repeats a letter three times; laughter («ههههه») repeats no vowel. */
const repeatedCharacters = /([!؟?])\1{2,}|([اوي])\2{2,}|([aeou])\3{3,}/gu;

/** A quick filter for shouting, because the full search is slow: two capitals or a repeated character. */
const mayShout = /[A-Z]{2}|!!!|؟؟؟|\?\?\?|ااا|ووو|ييي|aaaa|eeee|oooo|uuuu/;

function onlyOne(run: string): string {
  return run.charAt(0);
}

/** Texts are written for the site: no copied chat lines and no shouting. */
export const pastedForms: readonly TextForm[] = [
  {
    code: 'chat-line',
    when: mayBeChat,
    find({ value }) {
      // In their order and without overlaps.
      const all = chatLines
        .flatMap((pattern) => [...value.matchAll(pattern)])
        .sort((a, b) => a.index - b.index)
        .filter(
          ({ index }, at, lines) => at === 0 || index >= (lines[at - 1]?.index ?? 0) + (lines[at - 1]?.[0].length ?? 0),
        );
      return found(all[0] ?? null, ([words]) => ({
        id: 'chat-line',
        values: { words: inFull(words) },
        right: all.map(({ index, 0: { length } }): Replacement => [index, index + length, '']),
      }));
    },
  },
  {
    code: 'shouting',
    when: mayShout,
    find(_text, shown) {
      const loud = capitals(shown);
      if (loud) {
        const { words, start } = loud;
        const says = { id: 'shouting.capitals', values: { words: quote(words) } } as const;
        return { start, end: start + words.length, says };
      }
      const all = [...shown.matchAll(repeatedCharacters)];
      const [first] = all;
      if (!first) return undefined;
      const [start, end] = [first.index, first.index + first[0].length];
      const word = /(?<!\S)\S*$/.exec(shown.slice(0, start))?.[0] ?? '';
      const rest = /^\S*/.exec(shown.slice(end))?.[0] ?? '';
      const right = (word + first[0] + rest).replace(repeatedCharacters, onlyOne);
      return {
        start: start - word.length,
        end: end + rest.length,
        says: {
          id: 'shouting.repeated',
          values: { characters: quote(first[0]), right: inFull(right) },
          right: all.map(({ index, 0: each }): Replacement => [index, index + each.length, onlyOne(each)]),
        },
      };
    },
  },
];
