import type { Publication } from '../../../src/domain/publication';
import type { Store } from '../../../src/generated/data-types';
import type { Path, SourceDocument } from '../load/document';
import type { CodeUse } from './code-uses';
import type { FoldedNames } from './folded-names';

/** An id with its place in a file. */
export interface IdUse {
  readonly id: string;
  readonly path: Path;
}

/** An address of a store that does not lead to its own website. */
export interface ForeignLink {
  readonly brand: string;
  readonly path: Path;
  /** Its place, where it is a part of a text. */
  readonly start?: number;
  readonly end?: number;
  /** What it says of itself, as the search compares texts: it may name the other store. */
  readonly label?: string;
  /** What it looks for in a shop for apps, as the search compares names; there is no firm then. */
  readonly searched?: string;
}

/** Words of a text that stand where the name of a store stands. */
export interface Mention {
  /** The first one, two and three of the words, or the last, as the search compares names. */
  readonly names: readonly string[];
  /** The names are at the end of the words. */
  readonly atEnd?: true;
  /** The text in the other language, as the search compares it, where the words may also be another name. */
  readonly other?: string;
  readonly path: Path;
  /** The place of the words in the text. */
  readonly start: number;
  readonly end: number;
}

/** The share of the price that an offer gives. */
export interface OfferShare {
  readonly kind: 'percent' | 'cashback';
  readonly percent: number;
}

/** An offer in the file of a store, as far as other files may name it. */
export interface OfferSummary {
  readonly id: string;
  /** Absent for a deal. */
  readonly code?: string;
  /** The first day on which it is published, apart from its store: empty if it always is. */
  readonly from: string;
  /** Its last day; absent if none is known. */
  readonly expires?: string;
  /** Whether its file has tests of it. */
  readonly tested: boolean;
  /** Absent where it has no percentage, or several. */
  readonly share?: OfferShare;
}

/**
 * What rules across files know of a store. It depends on the file of the store alone, so that the summary of a file that has
 * not changed is taken from the last check.
 */
export interface StoreSummary
  extends Publication,
    Pick<Store, 'slug' | 'path' | 'url' | 'logo' | 'category' | 'offersFrom'> {
  readonly names: FoldedNames;
  /** The firm whose website it is, as addresses name it. */
  readonly brand?: string;
  /** The addresses of its offers that lead elsewhere. */
  readonly foreignLinks: readonly ForeignLink[];
  /** The words in its texts that may be the name of another store. */
  readonly mentions: readonly Mention[];
  readonly offers: readonly OfferSummary[];
  /** The places that name offers of the store. */
  readonly offerUses: readonly IdUse[];
  /** The links inside the site in its texts. */
  readonly links: readonly string[];
  /** The icons that it names. */
  readonly icons: readonly string[];
  /** The countries and currencies that it names, each at its first place. */
  readonly codes: readonly CodeUse[];
  /** The categories that it and its offers name. */
  readonly categories: readonly IdUse[];
}

/** A store in a draft: what its file says, and the file for the places of diagnostics. */
export interface DraftStore extends StoreSummary {
  readonly document: SourceDocument;
}
