import type { Countries, Country } from '../../../../src/generated/data-types';
import type { Value } from '../../diagnostics/phrases';
import { quote } from '../../diagnostics/visible';
import { escapeRegExp } from '../../../system/escape-reg-exp';
import { inSentence, type Contradiction, type Spoken } from './spoken';

/** A country named in a sentence, with its offsets. */
interface NamedCountry {
  readonly code: string;
  readonly start: number;
  readonly end: number;
}

/** For each country code, an expression that finds the country's names in one language. */
export type CountryNames = ReadonlyMap<string, RegExp>;

const namesByList = new WeakMap<Countries, ReadonlyMap<string, CountryNames>>();

/** The names of all countries, by language. */
function namesOf(countries: Countries): ReadonlyMap<string, CountryNames> {
  const known = namesByList.get(countries);
  if (known) return known;
  const entries = Object.entries(countries.countries).flatMap(([code, entry]) =>
    entry ? [[code, entry] as const] : [],
  );
  const english = entries.map(([code, { name, short, aliases = [] }]) => {
    const all = [name.en, short.en, ...aliases].filter((each) => /^[A-Z]/.test(each));
    // Excludes names of banks and adjectives: `Emirates NBD`, `Saudi riyals`.
    const source = `(?<![\\p{L}\\p{N}-])(?:${all.map(escapeRegExp).join('|')})(?![\\p{L}\\p{N}-]|['’]s| (?:\\p{Lu}|riyal|dirham|dinar|pound|bank|card|store))`;
    return [code, new RegExp(source, 'gu')] as const;
  });
  const arabic = entries.map(([code, { name, short }]) => {
    const source = `(?<!\\p{L})(?:في|داخل|و)\\s?(?:دولة )?(${[name.ar, short.ar].map(escapeRegExp).join('|')})(?!\\p{L})`;
    return [code, new RegExp(source, 'gu')] as const;
  });
  const made = new Map([
    ['en', new Map(english)],
    ['ar', new Map(arabic)],
  ]);
  namesByList.set(countries, made);
  return made;
}

const gulf = ['SA', 'AE', 'KW', 'QA', 'OM', 'BH'];
/** Phrases for all countries of the Gulf. */
const allOfGulf =
  /(?:all )?six (?:Gulf|GCC) (?:countries|states)|all (?:Gulf|GCC) (?:countries|states)|(?:all|the whole) of the (?:Gulf|GCC)|دول الخليج الست|(?:كل|جميع) دول (?:الخليج|مجلس التعاون)|(?:كل|جميع) الدول الخليجية/iu;

/** The Gulf countries of the site, if a sentence names all of them by one phrase. */
function gulfIn(words: string, countries: Countries): readonly NamedCountry[] {
  const found = allOfGulf.exec(words);
  if (!found) return [];
  const place = { start: found.index, end: found.index + found[0].length };
  return gulf.flatMap((code) => (Object.hasOwn(countries.countries, code) ? [{ code, ...place }] : []));
}

function countriesIn(words: string, language: string, countries: Countries): readonly NamedCountry[] {
  return [...gulfIn(words, countries), ...namesIn(words, language, countries)];
}

function namesIn(words: string, language: string, countries: Countries): readonly NamedCountry[] {
  return [...(namesOf(countries).get(language) ?? [])].flatMap(([code, expression]) =>
    [...words.matchAll(expression)].map((match): NamedCountry => {
      const name = match[1] ?? match[0];
      const start = match.index + match[0].length - name.length;
      return { code, start, end: start + name.length };
    }),
  );
}

/**
 * Words which say that an offer holds in a country; below, words which say that it does not, or that something else
 * concerns the country.
 */
const holds =
  /valid|works?|only|holds?|available|shoppers|customers|orders|exclusive|(?:in|for) |يسري|صالح|سارٍ|فقط|يعمل|خاص|للمتسوقين|لعملاء|حصري|في /iu;
const notHolds =
  /\bnot?\b|n['’]t|except|exclud|exclusion|outside|other than|beyond|deliver|ship|made|from |warehouse|brands?|bank|card|soon|لا |ليس|غير|باستثناء|عدا|خارج|شحن|توصيل|صنع|مصنوع|بنك|بطاق|علامات|قريب/iu;
const alone = /\bonly\b|exclusively|فقط|حصرًا|حصريًا|يقتصر/iu;

function named(codes: readonly string[], countries: Countries): Value {
  return { and: codes.map((code) => quote(nameOf(code, countries))) };
}

function nameOf(code: string, { countries }: Countries): string {
  return Object.entries(countries).find(([each]) => each === code)?.[1]?.short.en ?? code;
}

/** The minimum number of names in a list that should be complete. */
const listOf = 4;
const opensList =
  /^(?:it |the code |the offer )?(?:is )?(?:valid|works|holds|available) in |^(?:[يت]سري|صالح|[يت]عمل)(?: الكود| العرض)? في /iu;
/** Words which say that a list only gives examples. */
const examples =
  /such as|for example|including|among|like|and more|others|etc|mostly|مثل|منها|بينها|وغيرها|كذلك|خصوصًا|ومنها/iu;

/** Whether a sentence lists the countries in which something holds: `Valid in Kuwait, Oman, Qatar and Egypt`. */
function isListOf(words: string, found: readonly NamedCountry[]): boolean {
  return found.length >= listOf && opensList.test(words.trim()) && !examples.test(words);
}

/** Finds countries in a sentence that contradict `where`. */
export function countriesAgainst(spoken: Spoken, countries: Countries): readonly Contradiction[] {
  const { offer, words, text } = spoken;
  const { where } = offer;
  // Short vowels are removed, because writers seldom add them.
  if (!where || !holds.test(words) || notHolds.test(words.replace(/[\u064b-\u0652]/g, ''))) return [];
  // A country that the site does not have is reported in `where` itself; the texts may mean it.
  if (where.some((code) => !Object.hasOwn(countries.countries, code))) return [];
  const found = countriesIn(words, text.language, countries);
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
  const isList = isListOf(words, found) && missing.length < new Set(found.map(({ code }) => code)).size;
  if (!alone.test(words) && !isList) return [];
  return [
    inSentence(spoken, isList ? 'countries-missing' : 'only', [first.start, first.end], ['where'], {
      words: quote(words.slice(first.start, first.end)),
      countries: named(missing, countries),
      count: missing.length,
    }),
  ];
}
