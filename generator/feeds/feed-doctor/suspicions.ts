import type { ReasonKind } from '../../../src/domain/editing/editor-protocol';
import type { Feed } from '../../../src/generated/data-types';
import { render, type Phrase } from '../../catalogue/diagnostics/phrases';
import { invisibleRuns, quote } from '../../catalogue/diagnostics/visible';
import type { RawFeedRow } from '../../catalogue/load/feed';
import type { FieldReader } from '../../catalogue/load/feed-columns';
import type { CatalogueOffer } from '../../catalogue/offers/offer';
import { codeLikeWords, isTypoOf, quotedCodes } from '../../catalogue/validate/coupon-codes/quoted-codes';

/** Reasons for not showing a row whose offer has not ended. */
export const errorKinds: ReadonlySet<ReasonKind> = new Set([
  'unreadable',
  'incomplete',
  'invalid',
  'other-host',
  'exact-duplicate',
  'duplicate-id',
]);

/** Reasons for not showing a row without an error. */
export const usualKinds: ReadonlySet<ReasonKind> = new Set(['ended', 'inactive', 'other-country', 'hidden']);

export interface Reason {
  readonly kind: ReasonKind;
  readonly message: Phrase;
  readonly fix?: Phrase;
}

export interface WrittenReason {
  readonly kind: ReasonKind;
  readonly message: string;
  readonly fix?: string;
}

export function inEnglish({ kind, message, fix }: Reason): WrittenReason {
  return { kind, message: render(message, 'en'), fix: fix && render(fix, 'en') };
}

type Check = (offer: CatalogueOffer, raw: RawFeedRow, config: Feed, columns: FieldReader) => Reason | undefined;

const codeDiffers: Check = ({ title, code }, _raw, { language }) => {
  const name = title[language] ?? '';
  if (code !== undefined && codeLikeWords(name).some((word) => word.code === code)) return undefined;
  const quoted = new Set(quotedCodes(name).map((word) => word.code));
  if (code !== undefined) for (const word of codeLikeWords(name)) if (isTypoOf(word.code, code)) quoted.add(word.code);
  if (quoted.size === 0) return undefined;
  const codes = { or: [...quoted].map(quote) };
  return {
    kind: 'code-differs',
    message:
      code === undefined
        ? { id: 'feed-reason.code-differs.none', values: { quoted: codes } }
        : { id: 'feed-reason.code-differs', values: { quoted: codes, code: quote(code) } },
    fix: { id: 'feed-reason.code-differs.test' },
  };
};

const logo: Check = (_offer, { fields, named }, _config, columns) => {
  const { logo: address } = fields;
  const column = columns.columnOf('logo', named);
  if (address === undefined || column === undefined) return undefined;
  if (!URL.canParse(address) || new URL(address).protocol !== 'https:') {
    return {
      kind: 'http-logo',
      message: { id: 'feed-reason.http-logo', values: { column: quote(column), address: quote(address) } },
      fix: { id: 'feed-reason.http-logo.fix' },
    };
  }
  return undefined;
};

const hiddenCharacter: Check = ({ title }, _raw, { language }) => {
  const name = title[language] ?? '';
  const found = invisibleRuns().exec(name);
  return found
    ? {
        kind: 'hidden-character',
        message: { id: 'feed-reason.hidden-character', values: { name: quote(name) } },
        fix: { id: 'feed-reason.hidden-character.fix' },
      }
    : undefined;
};

const markup: Check = ({ title }, _raw, { language }) => {
  const found = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);/i.exec(title[language] ?? '');
  return found
    ? {
        kind: 'markup',
        message: { id: 'feed-reason.markup', values: { markup: quote(found[0]) } },
        fix: { id: 'feed-reason.markup.fix' },
      }
    : undefined;
};

const ratingOutOfRange: Check = ({ rating }, { fields }, { ratingOutOf = 10 }) =>
  rating !== undefined && rating > 10
    ? {
        kind: 'rating-out-of-range',
        message: { id: 'feed-reason.rating', values: { rating: quote(fields.rating), most: ratingOutOf } },
        fix: { id: 'feed-reason.rating.fix' },
      }
    : undefined;

const shouting: Check = ({ title }, _raw, { language }) => {
  const name = title[language] ?? '';
  const words = name.match(/(?<![\p{L}\p{N}])\p{Lu}{4,}(?![\p{L}\p{N}])/gu) ?? [];
  return words.length >= 3 || /!{2,}/.test(name)
    ? {
        kind: 'shouting',
        message: { id: 'feed-reason.shouting', values: { name: quote(name) } },
        fix: { id: 'feed-reason.shouting.fix' },
      }
    : undefined;
};

const checks: readonly Check[] = [codeDiffers, logo, hiddenCharacter, markup, ratingOutOfRange, shouting];

/** Why a shown row should be reviewed. */
export function suspicionsOf(
  offer: CatalogueOffer,
  raw: RawFeedRow,
  config: Feed,
  columns: FieldReader,
): readonly Reason[] {
  return checks.flatMap((check) => check(offer, raw, config, columns) ?? []);
}
