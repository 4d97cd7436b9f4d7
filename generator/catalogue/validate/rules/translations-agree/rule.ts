import { grouped } from '../../../../../src/domain/language/grouped';
import type { RelatedPlace, Span } from '../../../diagnostics/diagnostic';
import { inFull, quote } from '../../../diagnostics/visible';
import { fieldOf, isMapping } from '../../../load/fields';
import type { Report, Rule } from '../../engine/draft';
import { editWithin, relatedAt } from '../../engine/reporting';
import { textsOf, type TextField, type TextPair } from '../../texts/texts';
import { contradictionsIn, onlyInOne } from './statements';
import { figuresIn, type Figure } from '../../texts/figures';
import { foldForSearch } from '../../../../../src/domain/search/search';

/** Shorter texts can mean different things in different contexts. */
const fewestWords = 3;

/** The distinct words of a text, without the prefixes that Arabic attaches. */
function distinctWords(text: string): ReadonlySet<string> {
  const words = foldForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.map((word) => word.replace(/^[وفبلك]?ال(?=..)/u, '').replace(/^[وبل](?=....)/u, '')));
}

/** Two texts that share fewer words are not translations of the same sentence. */
const leastAgreement = 0.3;

/** Words that reverse or change the meaning of a sentence. */
const decisive: readonly RegExp[] = [
  /(?<!\p{L})(?:no|not|never|without|cannot|لا|ليس|ليست|غير|لن|لم|بدون|دون)(?!\p{L})|n['’]t(?!\p{L})/iu,
  /(?<!\p{L})(?:two|twice|both|كودان|كودين|اثنان|اثنين|مرتان|مرتين)(?!\p{L})/iu,
];

/** Whether two texts cannot both be translations of the same text. */
function isDifferent(a: string, b: string): boolean {
  const [one, other] = [distinctWords(a), distinctWords(b)];
  if (one.size < fewestWords || other.size < fewestWords) return false;
  const [shorter, longer] = one.size < other.size ? [one, other] : [other, one];
  const agreement = [...shorter].filter((word) => longer.has(word)).length / shorter.size;
  return agreement < leastAgreement || decisive.some((expression) => expression.test(a) !== expression.test(b));
}

interface Difference {
  readonly text: TextField;
  readonly other: TextField;
}

function differencesIn(pairs: readonly TextPair[], of: 'en' | 'ar', to: 'en' | 'ar'): readonly Difference[] {
  const first = new Map<string, TextPair>();
  return pairs.flatMap((pair): readonly Difference[] => {
    const text = pair[of].value.trim();
    const known = first.get(text);
    if (!known) {
      first.set(text, pair);
      return [];
    }
    const [a, b] = [known[to], pair[to]];
    if (a.value.trim() === b.value.trim() || distinctWords(text).size < fewestWords || !isDifferent(a.value, b.value))
      return [];
    return [{ text: b, other: a }];
  });
}

/** Texts that occur twice with disagreeing translations. */
function differentTranslations(pairs: readonly TextPair[]): readonly Difference[] {
  return [...differencesIn(pairs, 'en', 'ar'), ...differencesIn(pairs, 'ar', 'en')];
}

/** Numbers up to this one are often written as words («سبعة», seven). */
const largestWord = 10;

/** Phrases for the last day of a month. */
const lastDay = /last day of|end of|آخر يوم من|نهاية/iu;

/** A text with numbers that the other one lacks. */
interface Missing {
  readonly text: TextField;
  readonly other: TextField;
  readonly figures: readonly Figure[];
  /** The number of the other text that stands in the place of the only one, and is one of the offer. */
  readonly right?: Figure;
}

function missingIn(other: TextField, text: TextField): Missing {
  const known = new Set(figuresIn(other).map(({ value }) => value));
  const missing = figuresIn(text).filter(
    ({ value }) => !known.has(value) && (value > largestWord || !Number.isInteger(value)),
  );
  const isLastDay = missing.length > 0 && lastDay.test(other.value);
  // The last day of a month has several numbers.
  const figures = isLastDay ? missing.filter(({ value }) => value < 28 || value > 31) : missing;
  return { text, other, figures };
}

/** The fields of an offer whose numbers its texts mention. */
const figureFields: ReadonlySet<string> = new Set(['percent', 'amount', 'from']);

/** The numbers in the fields of an offer. */
function figuresInFields(value: unknown, field = ''): readonly number[] {
  if (typeof value === 'number') return figureFields.has(field) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => figuresInFields(child, Array.isArray(value) ? field : name));
}

/** The numbers of one language that the other one lacks. Of two that differ, one that the offer has is right. */
function missingFigures({ en, ar }: TextPair, offer: unknown): Missing | undefined {
  const both = [missingIn(ar, en), missingIn(en, ar)].filter(({ figures }) => figures.length > 0);
  const [first, second] = both;
  const [[one, ...moreOfFirst], [another, ...moreOfSecond]] = [first?.figures ?? [], second?.figures ?? []];
  if (!first || !second || !one || !another || moreOfFirst.length + moreOfSecond.length > 0) return first;
  const known = figuresInFields(offer);
  if (one.isPercent !== another.isPercent || known.includes(one.value) === known.includes(another.value)) return first;
  return known.includes(one.value) ? { ...second, right: one } : { ...first, right: another };
}

/** The texts that state the conditions of an offer. */
const ofOffer: ReadonlySet<string> = new Set(['title', 'savings', 'description', 'terms']);

/** The offer that a text belongs to; undefined if there is none. */
function offerOf({ document, path: [root, index], kind }: TextField): unknown {
  return kind === 'store' && root === 'offers' ? fieldOf(fieldOf(document.value, root), String(index)) : undefined;
}

/** The other text of a pair, or the part of it that is meant. */
function relatedTo({ document, path }: TextField, part?: Span): readonly RelatedPlace[] {
  const message = { id: 'related.other-text' } as const;
  if (!part) return relatedAt(message, document, path);
  return [{ message, file: document.file.path, span: document.spanWithin(path, part.start, part.end) }];
}

function reportFigures(pair: TextPair, report: Report): void {
  const missing = missingFigures(pair, offerOf(pair.en));
  const [first] = missing?.figures ?? [];
  if (!missing || !first) return;
  const { text, other, figures, right } = missing;
  const { document, path, value } = text;
  const shown = right ? other.value.slice(right.start, right.end) : '';
  report('figures-differ', document, document.spanWithin(path, first.start, first.end), {
    id: right ? 'figures-differ.field' : 'figures-differ',
    values: {
      language: other.language,
      count: figures.length,
      figures: { and: [...new Set(figures.map(({ start, end }) => value.slice(start, end)))].map(quote) },
      wrong: quote(value.slice(first.start, first.end)),
      right: inFull(shown),
    },
    // A number that is not a percentage may count something else.
    edits: right?.isPercent ? editWithin(document, path, [first.start, first.end], shown) : [],
    related: relatedTo(other),
  });
}

/** Both languages of a text say the same. A text that occurs twice has the same translation both times. */
export const translationsAgree: Rule = {
  name: 'translations-agree',
  codes: ['figures-differ', 'translations-disagree'],
  each(read, _facts, _context, report) {
    const { pairs } = textsOf(read);
    const contradictions = pairs.flatMap((pair) => contradictionsIn(pair).slice(0, 1));
    const told = new Set<TextField>();
    const ofOffers = grouped(
      pairs.filter(({ en }) => ofOffer.has(en.field)),
      ({ en }) => offerOf(en),
    );
    // What the texts of an offer state in one language alone.
    const alone = [...ofOffers].flatMap(([offer, texts]) =>
      isMapping(offer) ? (onlyInOne(texts, new Set(Object.keys(offer))) ?? []) : [],
    );
    for (const { text, statement, other, contrary } of [...contradictions, ...alone]) {
      if (told.has(text)) continue;
      told.add(text).add(other);
      const { document, path, language, value } = text;
      report('translations-disagree', document, document.spanWithin(path, statement.start, statement.end), {
        id: contrary ? 'translations-disagree.contrary' : 'translations-disagree.only',
        values: {
          language,
          words: quote(value.slice(statement.start, statement.end)),
          others: contrary && quote(other.value.slice(contrary.start, contrary.end)),
        },
        related: relatedTo(other, contrary),
      });
    }
    // What is wrong in the pair itself is told once.
    const others = pairs.filter(({ en }) => !told.has(en));
    for (const pair of others) reportFigures(pair, report);
    for (const { text, other } of differentTranslations(others))
      report('translations-disagree', read.document, read.document.span(text.path), {
        id: 'translations-disagree',
        values: { language: text.language },
        related: relatedTo(other),
      });
  },
};
