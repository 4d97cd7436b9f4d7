import { languages } from '../../../../src/domain/language/language';
import { isToolMessage } from '../../../../src/domain/pages/messages';
import type { Claims } from '../../../../src/generated/data-types';
import type { Path, SourceDocument } from '../../load/document';
import { asList, fieldOf, isMapping, textField } from '../../load/fields';
import type { ReadDocument } from '../catalogue';
import { wordsFor } from '../engine/remembered';
import { entryAround } from '../references/home-entries';
import { textsOf, type TextField } from '../texts/texts';
import { bookOf, type ClaimBook } from './claim-book';
import { claimedWords, detectClaims, mostPercentIn, upToIn, type FoundClaim } from './detect';
import { plain, type PlainText, type Syntax } from './plain-text';

/** A claim that other data can contradict. */
export interface ClaimFigure {
  readonly kind: 'stores' | 'daily' | 'up-to';
  readonly claim?: string;
  /** The store that the text is about, if it is on the home page and names one. */
  readonly store?: string;
  readonly amount?: number;
  /** Whether the amount is a lower bound. */
  readonly more?: true;
  /** The words as the text spells them, and where they are. */
  readonly words: string;
  readonly path: Path;
  readonly start: number;
  readonly end: number;
  /** The number of texts in the file with this claim. */
  readonly texts: number;
}

export interface FileClaims {
  /** The ids of the registered words and ratings that cover something in the file. */
  readonly uses: readonly string[];
  readonly figures: readonly ClaimFigure[];
  /** The highest percentage in the title, the first texts and the offers of a store. */
  readonly mostPercent?: number;
}

export interface UncoveredText {
  readonly path: Path;
  readonly start: number;
  readonly end: number;
  readonly words: readonly string[];
}

export interface ReadClaims {
  readonly file: FileClaims;
  readonly uncovered: readonly UncoveredText[];
  /** Whether the store of the file has a rating without a source. */
  readonly uncoveredRating: boolean;
}

type ReadText = Pick<TextField, 'path' | 'language' | 'value' | 'words'>;

/** The messages of a file, without those of tools, which visitors never see. */
function messageTexts({ value }: SourceDocument): readonly ReadText[] {
  return Object.entries(fieldOf(value, 'messages') ?? {}).flatMap(([id, message]) =>
    (isToolMessage(id) ? [] : languages).flatMap((language) => {
      const text = textField(message, language);
      return text === undefined
        ? []
        : [{ path: ['messages', id, language], language, value: text, words: wordsFor(text, language) }];
    }),
  );
}

class Collector {
  readonly uses = new Set<string>();
  readonly uncovered: UncoveredText[] = [];
  readonly figures = new Map<string, ClaimFigure>();

  constructor(
    private readonly book: ClaimBook,
    private readonly file: string,
  ) {}

  /** Finds the places of claims in a text and the registered words that cover them, and records the use of these. */
  #placed<Claim extends FoundClaim>({ path, value }: ReadText, found: readonly Claim[], plainText: PlainText) {
    const covered = this.book.coveredIn(plainText.text, this.file);
    return found.map((each) => {
      const cover = covered.find(({ start, end }) => start <= each.start && each.end <= end);
      if (cover) this.uses.add(cover.use);
      const { start, end } = plainText.original(each.start, each.end);
      const words = claimedWords(value, plainText, each);
      return { ...each, path: [...path], start, end, words, claim: cover?.claim };
    });
  }

  #addFigure(figure: Omit<ClaimFigure, 'texts'>): void {
    const key = [figure.kind, figure.claim, figure.store, figure.amount, figure.more].join(' ');
    const first = this.figures.get(key);
    this.figures.set(key, first ? { ...first, texts: first.texts + 1 } : { ...figure, texts: 1 });
  }

  /** @param isOfSite whether its numbers of stores are this site's, and not those of another company */
  addText(text: ReadText, syntax: Syntax, isOfSite: boolean): void {
    const detected = detectClaims(text, syntax);
    if (!detected) return;
    const claims = this.#placed(text, detected.found, detected.plain);
    for (const { kind, ...found } of claims)
      if (found.claim !== undefined && (kind === 'daily' || (kind === 'stores' && isOfSite)))
        this.#addFigure({ ...found, kind });
    const open = claims.filter(({ claim }) => claim === undefined);
    const [first] = open;
    if (first) this.uncovered.push({ ...first, words: [...new Set(open.map(({ words }) => words))] });
  }

  /** Adds the "up to 80%" in a text of the home page about a store. */
  addUpTo(text: ReadText, store: string): void {
    const found = upToIn(text.value, text.language);
    if (found.length === 0) return;
    for (const figure of this.#placed(text, found, plain(text.value, 'text')))
      this.#addFigure({ ...figure, kind: 'up-to', store });
  }
}

/** The highest percentage that a store promises in its first texts and offers. */
function mostPercentOf(store: unknown): number {
  const offers = asList(fieldOf(store, 'offers'));
  const texts = [
    ...['title', 'description', 'heading', 'subtitle'].map((each) => fieldOf(store, each)),
    ...offers.map((offer) => fieldOf(offer, 'title')),
  ].flatMap((text): readonly unknown[] => Object.values(text ?? {}));
  const benefits = offers.flatMap((offer) => [
    fieldOf(offer, 'benefit'),
    ...[fieldOf(offer, 'benefits')].flat().map((each) => fieldOf(each, 'benefit')),
  ]);
  const percents = benefits.map((benefit) => fieldOf(benefit, 'percent'));
  return Math.max(
    0,
    ...texts.map((words) => (typeof words === 'string' ? mostPercentIn(words) : 0)),
    ...percents.filter((percent) => typeof percent === 'number'),
  );
}

function readFile(read: ReadDocument, book: ClaimBook): ReadClaims {
  const { kind, document } = read;
  const { value: root } = document;
  const collector = new Collector(book, document.file.path);
  const isOfSite = kind !== 'store' && kind !== 'post';
  if (kind === 'messages') for (const text of messageTexts(document)) collector.addText(text, 'message', isOfSite);
  for (const text of textsOf(read).all) {
    collector.addText(text, 'text', isOfSite);
    const store = kind === 'home' ? entryAround({ document, path: text.path })?.store : undefined;
    if (store !== undefined) collector.addUpTo(text, store);
  }
  const store = kind === 'store' && isMapping(root) ? root : undefined;
  // A file that its schema rejects is read as well, so the slug may have any type.
  const rating = book.ratingOf(textField(store, 'slug') ?? '');
  const isRated = store?.['rating'] !== undefined;
  // The score of a store with a feed is computed or has a starting value (product rule R62).
  if (rating !== undefined && (isRated || store?.['offersFrom'] !== undefined)) collector.uses.add(rating);
  return {
    file: {
      uses: [...collector.uses],
      figures: [...collector.figures.values()],
      mostPercent: store && mostPercentOf(store),
    },
    uncovered: collector.uncovered,
    uncoveredRating: isRated && rating === undefined,
  };
}

const cache = new WeakMap<SourceDocument, { readonly claims: Claims; readonly result: ReadClaims }>();

/** Reads the claims of a file, cached per state of the registered claims. */
export function readClaims(read: ReadDocument, claims: Claims): ReadClaims {
  const known = cache.get(read.document);
  if (known?.claims === claims) return known.result;
  const result = readFile(read, bookOf(claims));
  cache.set(read.document, { claims, result });
  return result;
}
