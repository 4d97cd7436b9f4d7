import { languages } from '../../../../src/domain/language/language';
import { isToolMessage } from '../../../../src/domain/pages/messages';
import type { Claims } from '../../../../src/generated/data-types';
import type { Path, SourceDocument } from '../../load/document';
import { isMapping } from '../../load/fields';
import type { ReadDocument } from '../catalogue';
import { wordsFor, type Words } from '../engine/remembered';
import { textsOf } from '../texts/texts';
import { bookOf, type ClaimBook, type CoveredWords } from './claim-book';
import { claimedWords, detectClaims, mostPercentIn, upToIn, type FoundClaim } from './detect';
import { plain, type PlainText, type Syntax } from './plain-text';

/** A claim that other data can contradict. */
export interface ClaimFigure {
  readonly kind: 'stores' | 'daily' | 'up-to';
  /** The id of the claim that covers it. */
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

/** The results for one file, kept for findings that need all files. */
export interface FileClaims {
  /** The ids of the registered words and ratings that cover something in the file. */
  readonly uses: readonly string[];
  readonly figures: readonly ClaimFigure[];
  /** The highest percentage in the title, the first texts and the offers of a store. */
  readonly mostPercent?: number;
}

/** The uncovered claims of one text. */
export interface UncoveredText {
  readonly path: Path;
  /** The range of the first one. */
  readonly start: number;
  readonly end: number;
  readonly words: readonly string[];
}

/** The result of reading a file's claims. */
export interface ReadClaims {
  readonly file: FileClaims;
  readonly uncovered: readonly UncoveredText[];
  /** Whether the store of the file has a rating without a source. */
  readonly uncoveredRating: boolean;
}

interface ReadText {
  readonly path: Path;
  readonly language: string;
  readonly value: string;
  readonly words: Words;
}

/** The messages of a file, without those of tools, which visitors never see. */
function messageTexts({ value }: SourceDocument): readonly ReadText[] {
  const messages = isMapping(value) && isMapping(value['messages']) ? value['messages'] : {};
  return Object.entries(messages).flatMap(([id, message]) =>
    (isToolMessage(id) ? [] : languages).flatMap((language) => {
      const text = isMapping(message) ? message[language] : undefined;
      return typeof text === 'string'
        ? [{ path: ['messages', id, language], language, value: text, words: wordsFor(text, language) }]
        : [];
    }),
  );
}

/** A claim, with the registered words that cover it. */
interface Judged {
  readonly found: FoundClaim;
  readonly cover: CoveredWords | undefined;
}

function judge(found: readonly FoundClaim[], covered: readonly CoveredWords[]): readonly Judged[] {
  return found.map((claim) => ({
    found: claim,
    cover: covered.find(({ start, end }) => start <= claim.start && claim.end <= end),
  }));
}

/** Collects the results for one file. */
class Collector {
  readonly uses = new Set<string>();
  readonly uncovered: UncoveredText[] = [];
  readonly figures = new Map<string, ClaimFigure>();

  constructor(
    private readonly book: ClaimBook,
    private readonly path: string,
  ) {}

  /** Finds the registered words that cover claims, and records their use. */
  judge(found: readonly FoundClaim[], { text }: PlainText): readonly Judged[] {
    const judged = judge(found, this.book.coveredIn(text, this.path));
    for (const { cover } of judged) if (cover) this.uses.add(cover.use);
    return judged;
  }

  addFigure(figure: Omit<ClaimFigure, 'texts'>): void {
    const key = [figure.kind, figure.claim, figure.store, figure.amount, figure.more].join(' ');
    const first = this.figures.get(key);
    this.figures.set(key, first ? { ...first, texts: first.texts + 1 } : { ...figure, texts: 1 });
  }

  addText(text: ReadText, syntax: Syntax, figures: ReadonlySet<FoundClaim['kind']>): void {
    const detected = detectClaims(text, syntax);
    if (!detected) return;
    const judged = this.judge(detected.found, detected.plain);
    for (const { found, cover } of judged) {
      const { kind, amount, more } = found;
      if (cover && (kind === 'stores' || kind === 'daily') && figures.has(kind))
        this.addFigure({ ...this.#place(text, detected.plain, found), amount, more, kind, claim: cover.claim });
    }
    const open = judged.flatMap(({ found, cover }) => (cover ? [] : [found]));
    const [first] = open;
    if (!first) return;
    const { path, start, end } = this.#place(text, detected.plain, first);
    const words = open.map((claim) => claimedWords(text.value, detected.plain, claim));
    this.uncovered.push({ path, start, end, words: [...new Set(words)] });
  }

  /** Adds the "up to 80%" in a text of the home page about a store. */
  addUpTo(text: ReadText, store: string): void {
    const found = upToIn(text.value, text.language);
    if (found.length === 0) return;
    const plainText = plain(text.value, 'text');
    const claims = this.judge(found, plainText);
    for (const [index, { amount, ...claim }] of found.entries()) {
      const cover = claims[index]?.cover;
      this.addFigure({
        ...this.#place(text, plainText, claim),
        kind: 'up-to',
        store,
        amount,
        claim: cover?.claim,
      });
    }
  }

  #place({ path, value }: ReadText, plainText: PlainText, found: FoundClaim) {
    const { start, end } = plainText.original(found.start, found.end);
    return { path: [...path], start, end, words: claimedWords(value, plainText, found) };
  }
}

/** The store that a text of the home page is about; undefined if it is about none. */
function storeOfText(root: unknown, path: Path): string | undefined {
  const holder = path.slice(0, path[0] === 'banner' ? 2 : 3);
  if (path[0] !== 'banner' && !(path[0] === 'featured' && path[1] === 'stores')) return undefined;
  let value: unknown = root;
  for (const step of holder) value = isMapping(value) || Array.isArray(value) ? Reflect.get(value, step) : undefined;
  return isMapping(value) && typeof value['store'] === 'string' ? value['store'] : undefined;
}

const headlines = ['title', 'description', 'heading', 'subtitle'];

/** The percentages in the benefits of an offer. */
function percentsOf({ benefit, benefits }: Readonly<Record<string, unknown>>): readonly number[] {
  const several: readonly unknown[] = Array.isArray(benefits) ? benefits : [];
  return [benefit, ...several.map((each) => isMapping(each) && each['benefit'])].flatMap((each) =>
    isMapping(each) && typeof each['percent'] === 'number' ? [each['percent']] : [],
  );
}

/** The highest percentage that a store promises in its first texts and offers. */
function mostPercentOf(store: Readonly<Record<string, unknown>>): number {
  const texts: unknown[] = headlines.map((field) => store[field]);
  let most = 0;
  for (const offer of Array.isArray(store['offers']) ? store['offers'] : []) {
    if (!isMapping(offer)) continue;
    texts.push(offer['title']);
    most = Math.max(most, ...percentsOf(offer));
  }
  for (const text of texts)
    if (isMapping(text))
      for (const words of Object.values(text))
        if (typeof words === 'string') most = Math.max(most, mostPercentIn(words));
  return most;
}

const ofSite: ReadonlySet<FoundClaim['kind']> = new Set(['stores', 'daily']);
/** Texts of stores and posts may mention numbers of other companies' stores. */
const ofOthers: ReadonlySet<FoundClaim['kind']> = new Set(['daily']);

function readFile(read: ReadDocument, book: ClaimBook): ReadClaims {
  const { kind, document } = read;
  const { value: root } = document;
  const collector = new Collector(book, document.file.path);
  const figures = kind === 'store' || kind === 'post' ? ofOthers : ofSite;
  if (kind === 'messages') for (const text of messageTexts(document)) collector.addText(text, 'message', figures);
  for (const text of textsOf(read).all) {
    collector.addText(text, 'text', figures);
    const store = kind === 'home' ? storeOfText(root, text.path) : undefined;
    if (store !== undefined) collector.addUpTo(text, store);
  }
  const store = kind === 'store' && isMapping(root) ? root : undefined;
  // A file that its schema rejects is read as well, so the slug may have any type.
  const slug = store?.['slug'];
  const rating = typeof slug === 'string' ? book.ratingOf(slug) : undefined;
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
