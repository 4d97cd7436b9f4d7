import type { Publication } from '../../../../src/domain/pages/publication';
import type { Offer, Store } from '../../../../src/generated/data-types';
import type { Path, SourceDocument } from '../../load/document';
import type { Use } from '../references/uses';
import { foldForSearch } from '../../../../src/domain/search/search';

/** The names of a store in the folded form that the search compares. */
export interface FoldedNames extends Readonly<Record<keyof Store['name'], string>> {
  readonly aliases: readonly string[];
}

export function foldedNames({ name: { en, ar }, aliases = [] }: Pick<Store, 'name' | 'aliases'>): FoldedNames {
  return { en: foldForSearch(en), ar: foldForSearch(ar), aliases: aliases.map(foldForSearch) };
}

/** Whether a folded text contains one of the names. */
export function containsName(folded: string, { en, ar, aliases }: FoldedNames): boolean {
  return [en, ar, ...aliases].some((name) => folded.includes(name));
}

/** An address of a store that leads to another website than its own. */
export interface ForeignLink {
  readonly brand: string;
  readonly path: Path;
  /** Its offsets, if it is part of a text. */
  readonly start?: number;
  readonly end?: number;
  /** The folded text of its label, which may name the other store. */
  readonly label?: string;
  /** The folded search term, if it searches an app store; `brand` is empty then. */
  readonly searched?: string;
}

/** Words at a position where the name of a store is expected. */
export interface Mention {
  /** Folded candidates for the name: the first one, two and three words, or the last ones. */
  readonly names: readonly string[];
  /** Whether the candidates are the last words. */
  readonly atEnd?: true;
  /** The folded text in the other language, if the words may also be part of another name. */
  readonly other?: string;
  readonly path: Path;
  readonly start: number;
  readonly end: number;
}

/** The fields of an offer that texts about it are compared with. */
export type OfferFields = Pick<
  Offer,
  | 'benefit'
  | 'benefits'
  | 'minimumSpend'
  | 'maximumSpend'
  | 'maximumDiscount'
  | 'starts'
  | 'expires'
  | 'where'
  | 'who'
  | 'channel'
  | 'payment'
  | 'saleItems'
>;

/** The parts of an offer in a store's file that texts of other files may mention. `expires` is a day. */
export interface OfferSummary extends OfferFields {
  readonly id: string;
  readonly code?: string;
  /** The first day on which it is published, regardless of its store; empty if it always is. */
  readonly from: string;
  /** Whether the file records tests of it. */
  readonly tested: boolean;
}

/** The parts of a store that rules across files use. They depend on the store's file alone, so they can be reused. */
export interface StoreSummary
  extends Publication,
    Pick<Store, 'slug' | 'path' | 'url' | 'logo' | 'category' | 'offersFrom'> {
  readonly names: FoldedNames;
  /** The company in its website's address, as returned by `brandOf`. */
  readonly brand?: string;
  readonly foreignLinks: readonly ForeignLink[];
  readonly mentions: readonly Mention[];
  readonly offers: readonly OfferSummary[];
  /** What it refers to, as far as rules across files check it. */
  readonly uses: readonly Use[];
}

/** The summary of a store in a draft, with its document for the spans of diagnostics. */
export interface DraftStore extends StoreSummary {
  readonly document: SourceDocument;
}
