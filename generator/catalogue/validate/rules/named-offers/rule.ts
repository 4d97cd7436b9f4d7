import { grouped } from '../../../../../src/domain/language/grouped';
import { foldForSearch } from '../../../../../src/domain/search/search';
import { inFull, quote } from '../../../diagnostics/visible';
import type { Path } from '../../../load/document';
import { textField } from '../../../load/fields';
import type { ReadDocument } from '../../catalogue';
import type { Report, Rule } from '../../engine/draft';
import type { FileFacts } from '../../engine/facts';
import { figuresIn, figuresOf, type Figure } from '../../texts/figures';
import { codeLikeWords } from '../../coupon-codes/quoted-codes';
import { usesIn, type Use } from '../../references/uses';
import { relatedTexts } from '../../texts/related-texts';
import { sentencesOf } from '../../texts/sentences';
import type { StoreOffer } from '../../stores/store-offers';
import { textsOf, type TextField } from '../../texts/texts';

/** A percentage in a text that differs from that of the offer it refers to. */
interface Mismatch {
  readonly figure: Figure;
  readonly offer: StoreOffer;
}

const takesOff = /^\s?[%٪]?\s?(?:off|discount|cashback|back)(?!\p{L})/iu;
const takesOffArabic = /(?:خصم|خصمًا|خصما|نسبة|استرداد|استردادًا|نقدي|نقديًا)\s*(?:بنسبة|قدره|بقيمة|حتى|يصل إلى)?\s*$/u;
const cashback = /^\s?[%٪]?\s?cash ?back(?!\p{L})/iu;
const cashbackArabic = /(?:استرداد نقدي|استردادًا نقديًا|كاش ?باك)\s*(?:بنسبة|قدره|بقيمة|حتى|يصل إلى)?\s*$/u;

/** Words around a percentage which show that it belongs to something other than the code. */
const notOfCode =
  /where|sale|prices|while|when|already|other|extra|additional|more|member|instead|used to|\bno\b|not|n['’]t|تخفيض|حيث|أسعار|بينما|أما|غير|إضاف|أعضاء|بدل|كان|لا |ليس/iu;

/** The maximum distance, in characters, between a code and its percentage. */
const reach = 60;

function isGiven(words: string, { start, end }: Figure, after: RegExp, before: RegExp): boolean {
  return after.test(words.slice(end, end + 16)) || before.test(words.slice(Math.max(0, start - 32), start));
}

/** The percentages of a text; empty if one of them is that of the offer. */
function foreignFigures(figures: readonly Figure[], { share }: StoreOffer): readonly Figure[] {
  const percents = figures.filter(({ isPercent, value }) => isPercent && value > 0);
  return share && !percents.some(({ value }) => value === share.percent) ? percents : [];
}

/** Finds the percentage that a sentence attributes to a code, if it differs from that of the code's offer. */
function besideCode(words: string, facts: FileFacts): Mismatch | undefined {
  if (!/[%٪]/.test(words)) return undefined;
  const named = codeLikeWords(words).flatMap((word) => {
    const offer = facts.offerWithCode(word.code);
    return offer ? [{ ...word, offer }] : [];
  });
  const [code, ...others] = named;
  if (!code || others.length > 0 || notOfCode.test(words)) return undefined;
  const [figure, ...more] = foreignFigures(figuresOf(words), code.offer);
  if (!figure || more.length > 0 || !isGiven(words, figure, takesOff, takesOffArabic)) return undefined;
  const distance = figure.start > code.end ? figure.start - code.end : code.start - figure.end;
  return distance <= reach ? { figure, offer: code.offer } : undefined;
}

const withCode = /(?<!\p{L})(?:code|[وبل]?(?:ال)?كود)(?!\p{L})/iu;

/** Finds the percentage in a text beside an offer of the home page, if it differs from that of the offer. */
function besideOffer(words: string, offer: StoreOffer): Mismatch | undefined {
  const { share } = offer;
  // A percentage without the word "code" may describe the whole shop.
  if (share === undefined || (share.kind === 'percent' && !withCode.test(words))) return undefined;
  const [after, before] = share.kind === 'cashback' ? [cashback, cashbackArabic] : [takesOff, takesOffArabic];
  const given = figuresOf(words).filter((figure) => isGiven(words, figure, after, before));
  const [figure, ...more] = foreignFigures(given, offer);
  return figure && more.length === 0 ? { figure, offer } : undefined;
}

function isAround(entry: Path, path: Path): boolean {
  return entry.every((step, index) => step === path[index]);
}

/**
 * The offer that the entry around a text of the home page advertises; undefined for texts that are shown after the
 * offer's end.
 */
function advertisedBeside({ path }: TextField, uses: readonly Use[], facts: FileFacts): StoreOffer | undefined {
  if (path.includes('afterwards')) return undefined;
  const own = uses.find((use) => use.kind === 'offer' && isAround(use.path.slice(0, -2), path));
  return own?.store === undefined ? undefined : facts.offerOf(own.store, own.id);
}

/** Reports mismatches about one offer: one diagnostic, regardless of the number of texts. */
function report([first, ...others]: readonly Placed[], reportTo: Report): void {
  if (!first) return;
  const { text, found } = first;
  const { offer } = found;
  const { document, value } = text;
  const [from, to] = offsetsOfFigure(first);
  reportTo('text-differs', document, document.spanWithin(text.path, from, to), {
    id: 'text-differs.elsewhere',
    values: {
      words: quote(value.slice(from, to)),
      offer: quote(offer.id),
      file: inFull(offer.file),
      benefit: quote(`${offer.share?.percent ?? 0}%`),
    },
    related: relatedTexts(
      others.map((each) => {
        const [start, end] = offsetsOfFigure(each);
        return { text: each.text, start, end };
      }),
    ),
  });
}

function offsetsOfFigure({ start, found: { figure } }: Placed): [start: number, end: number] {
  return [start + figure.start, start + figure.end + 1];
}

/** A mismatch, with the offset of its sentence in the text. */
interface Placed {
  readonly text: TextField;
  readonly start: number;
  readonly found: Mismatch;
}

/** The mismatches in one text. */
function mismatchesIn(
  text: TextField,
  other: TextField | undefined,
  read: ReadDocument,
  uses: readonly Use[],
  facts: FileFacts,
): Placed[] {
  if (!/[%٪]/.test(text.value)) return [];
  const advertised = advertisedBeside(text, uses, facts);
  const about = storeOf(text, read, uses);
  const parts = [
    ...sentencesOf(text.value).map(({ text: words, start }) => ({ start, found: besideCode(words, facts) })),
    { start: 0, found: advertised && besideOffer(text.value, advertised) },
  ];
  return parts.flatMap(({ start, found }) => {
    // A code of another store has its own diagnostic, and so does a number that only one language has.
    if (!found || (about !== undefined && about !== found.offer.store)) return [];
    const { value } = found.figure;
    return other && !figuresIn(other).some((each) => each.value === value) ? [] : [{ text, start, found }];
  });
}

/** Reports percentages in texts that the mentioned offers do not have. */
function checkFigures(read: ReadDocument, uses: readonly Use[], facts: FileFacts, reportTo: Report): void {
  const { pairs, all } = textsOf(read);
  const others = new Map(pairs.flatMap(({ en, ar }) => [[en, ar] as const, [ar, en] as const]));
  // Text beside an offer may also name its code: one position, one diagnostic.
  const placed = all.flatMap((text) => {
    const found = mismatchesIn(text, others.get(text), read, uses, facts);
    return found.filter(
      (each, index) => found.findIndex((other) => offsetsOfFigure(other)[0] === offsetsOfFigure(each)[0]) === index,
    );
  });
  for (const ofOffer of grouped(placed, ({ found: { offer } }) => `${offer.file} ${offer.id}`).values())
    report(ofOffer, reportTo);
}

/** Whether a text names a store. */
function names(text: string, { en, ar, aliases }: StoreOffer['names']): boolean {
  const folded = foldForSearch(text);
  return [en, ar, ...aliases].some((name) => folded.includes(name));
}

/** Whether a code mixes letters and digits and is long enough that two stores hardly share it. */
function isUnmistakable(code: string): boolean {
  return code.length > 4 && /[A-Za-z]/.test(code) && /\d/.test(code);
}

/** The store that a text is about; undefined if it is about none or several. */
function storeOf({ path }: TextField, { kind, document }: ReadDocument, uses: readonly Use[]): string | undefined {
  if (kind === 'store') return textField(document.value, 'slug');
  return uses.find((use) => use.kind === 'store' && isAround(use.path.slice(0, -1), path))?.id;
}

/** Reports a code of another store in a text about one store that does not name the other. */
function checkCodes(read: ReadDocument, uses: readonly Use[], facts: FileFacts, reportTo: Report): void {
  const reported = new Set<string>();
  for (const text of textsOf(read).all) {
    const store = storeOf(text, read, uses);
    // Texts of an offer are compared with its own code elsewhere.
    if (store === undefined || (read.kind === 'store' && text.path[0] === 'offers')) continue;
    for (const { code, start, end } of codeLikeWords(text.value)) {
      if (!isUnmistakable(code) || reported.has(code)) continue;
      const offer = facts.offerWithCode(code);
      if (!offer || offer.store === store || names(text.value, offer.names)) continue;
      reported.add(code);
      reportTo('belongs-to-other-store', read.document, read.document.spanWithin(text.path, start, end), {
        id: 'belongs-to-other-store.code-in-text',
        values: { text: quote(code), store: quote(store), other: quote(offer.store), file: inFull(offer.file) },
      });
    }
  }
}

/**
 * Texts of other files agree with the fields of the offers that they mention, and a text about one store contains no
 * code of another.
 */
export const namedOffers: Rule = {
  name: 'named-offers',
  codes: ['text-differs', 'belongs-to-other-store'],
  each(read, facts, { schemas }, reportTo) {
    const { kind } = read;
    const uses = kind === 'home' ? usesIn(schemas, read) : [];
    if (kind === 'home' || kind === 'page' || kind === 'post') checkFigures(read, uses, facts, reportTo);
    if (kind === 'home' || kind === 'store') checkCodes(read, uses, facts, reportTo);
  },
};
