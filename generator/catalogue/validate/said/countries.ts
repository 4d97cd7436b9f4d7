import type { Fact } from '../../../../src/domain/reading/facts';
import type { Countries, Country } from '../../../../src/generated/data-types';
import type { Value } from '../../diagnostics/phrases';
import { quote } from '../../diagnostics/visible';
import { inSentence, type Contradiction, type Spoken } from './spoken';

/** A country named in a sentence, with its offsets. */
interface NamedCountry {
  readonly code: string;
  readonly start: number;
  readonly end: number;
}

/** Words which say that something else concerns the country. */
const notHolds = /outside|other than|beyond|made|warehouse|brands?|soon|خارج|صنع|مصنوع|علامات|قريب/iu;
const sentFrom = /\bfrom (?:[\p{L}'’]+ ){0,3}$/iu;
const delivery = /deliver|ship|شحن|توصيل/iu;
/** "The Gulf" alone is no list of its countries. */
const allOf = /all|six|every|كل|جميع|كاف|الست/iu;
const alone = /\bonly\b|exclusively|فقط|حصرًا|حصريًا|يقتصر/iu;

function named(codes: readonly string[], countries: Countries): Value {
  const nameOf = (code: string): string =>
    Object.entries(countries.countries).find(([each]) => each === code)?.[1]?.short.en ?? code;
  return { and: codes.map((code) => quote(nameOf(code))) };
}

/** The minimum number of names in a list that should be complete. */
const listOf = 4;
const opensList =
  /^(?:it |the code |the offer )?(?:is )?(?:valid|works|holds|available) in |^(?:[يت]سري|صالح|[يت]عمل)(?: الكود| العرض)? في /iu;
/** Words which say that a list only gives examples. */
const examples =
  /such as|for example|including|among|like|and more|others|etc|mostly|مثل|منها|بينها|وغيرها|كذلك|خصوصًا|ومنها/iu;

/** Finds countries in a sentence that contradict `where`. */
export function countriesAgainst(
  spoken: Spoken,
  facts: readonly Fact[],
  countries: Countries,
): readonly Contradiction[] {
  const { offer, words } = spoken;
  const { where, benefit } = offer;
  // Where goods are delivered from, or for how much, is not where an offer holds.
  if (
    !where ||
    notHolds.test(words.replace(/[\u064b-\u0652]/g, '')) ||
    (benefit?.kind !== 'free-shipping' && delivery.test(words))
  )
    return [];
  // A country that the site does not have is reported in `where` itself; the texts may mean it.
  if (where.some((code) => !Object.hasOwn(countries.countries, code))) return [];
  const places = facts.filter((fact) => fact.name === 'countries');
  const denied = new Set(places.flatMap(({ value, negated }) => (negated ? value : [])));
  const found = places.flatMap(({ value, negated, span }): readonly NamedCountry[] =>
    negated ||
    sentFrom.test(words.slice(0, span.start)) ||
    (value.length > 1 && denied.size === 0 && !allOf.test(words.slice(span.start, span.end)))
      ? []
      : value.filter((code) => !denied.has(code)).map((code) => ({ code, ...span })),
  );
  const isThere = ({ code }: NamedCountry): boolean => (where as readonly string[]).includes(code); // widened: any code is compared
  const wrong = found.find((each) => !isThere(each));
  if (wrong)
    return [
      inSentence(spoken, 'country', [wrong.start, wrong.end], ['where'], {
        words: quote(words.slice(wrong.start, wrong.end)),
        countries: named(where, countries),
      }),
    ];
  const [first] = found;
  const missing = where.filter((code: Country) => !found.some((each) => each.code === code));
  if (!first || missing.length === 0) return [];
  // A list of the countries in which something holds: `Valid in Kuwait, Oman, Qatar and Egypt`.
  const isWhole = found.length >= listOf && opensList.test(words.trim()) && !examples.test(words);
  const isList = isWhole && missing.length < new Set(found.map(({ code }) => code)).size;
  if (!alone.test(words) && !isList) return [];
  return [
    inSentence(spoken, isList ? 'countries-missing' : 'only', [first.start, first.end], ['where'], {
      words: quote(words.slice(first.start, first.end)),
      countries: named(missing, countries),
      count: missing.length,
    }),
  ];
}
