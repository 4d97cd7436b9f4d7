import type { Feed } from '../../src/generated/data-types';
import { invisibleRuns, oneOf, quote } from '../diagnostics/visible';
import type { RawFeedRow } from '../load/feed';
import type { FieldReader } from '../load/feed-columns';
import type { ParsedFeedRow } from '../validate/catalogue';
import { isNoCode } from '../validate/no-code';
import { codeLikeWords, isTypoOf, quotedCodes } from '../validate/quoted-codes';

/** Why a row is suspicious or not shown. These names are part of the JSON report. */
export type ReasonKind =
  | 'unreadable'
  | 'incomplete'
  | 'invalid'
  | 'other-host'
  | 'exact-duplicate'
  | 'duplicate-id'
  | 'ended'
  | 'code-differs'
  | 'kind-differs'
  | 'http-logo'
  | 'unreadable-value'
  | 'unusual-code'
  | 'excepted'
  | 'inactive'
  | 'other-country'
  | 'hidden'
  | 'same-offer'
  | 'hidden-character'
  | 'markup'
  | 'rating-out-of-range'
  | 'shouting';

/** The reasons for which a row is not shown although its offer has not ended. */
export const errorKinds: ReadonlySet<ReasonKind> = new Set([
  'unreadable',
  'incomplete',
  'invalid',
  'other-host',
  'exact-duplicate',
  'duplicate-id',
]);

/** The reasons for which a row is not shown although nothing is wrong with it. */
export const usualKinds: ReadonlySet<ReasonKind> = new Set(['ended', 'inactive', 'other-country', 'hidden']);

/** Why a row is dropped or suspicious. */
export interface Reason {
  readonly kind: ReasonKind;
  readonly message: string;
  readonly fix?: string;
}

type Check = (row: ParsedFeedRow, raw: RawFeedRow, config: Feed, columns: FieldReader) => Reason | undefined;

const codeDiffers: Check = ({ row }) => {
  const { name = '', code } = row;
  if (code !== undefined && codeLikeWords(name).some((word) => word.code === code)) return undefined;
  const quoted = new Set(quotedCodes(name).map((word) => word.code));
  if (code !== undefined) for (const word of codeLikeWords(name)) if (isTypoOf(word.code, code)) quoted.add(word.code);
  if (quoted.size === 0) return undefined;
  return {
    kind: 'code-differs',
    message: `its title quotes ${oneOf([...quoted])}, and ${code === undefined ? 'it has no code' : `its code is ${quote(code)}`}`,
    fix: 'test which code works',
  };
};

const kindDiffers: Check = ({ row }, { fields, named }, { codeKinds }, columns) => {
  const column = columns.columnOf('kind', named);
  if (codeKinds === undefined || fields.kind === undefined || column === undefined) return undefined;
  const hasCodeKind = codeKinds.includes(fields.kind);
  if (hasCodeKind && row.code === undefined) {
    return {
      kind: 'kind-differs',
      message: `${quote(column)} is ${quote(fields.kind)}, but there is no code: it is shown as a deal`,
      fix: 'ask the network for the code',
    };
  }
  if (!hasCodeKind && fields.code !== undefined && !isNoCode(fields.code)) {
    return {
      kind: 'kind-differs',
      message: `it has the code ${quote(fields.code)}, but ${quote(column)} is ${quote(fields.kind)}: it is shown as a deal, without the code`,
      fix: `if ${quote(fields.kind)} means a code, add it to \`codeKinds\` of the feed`,
    };
  }
  return undefined;
};

const logo: Check = (_row, { fields, named }, _config, columns) => {
  const { logo: address } = fields;
  const column = columns.columnOf('logo', named);
  if (address === undefined || column === undefined) return undefined;
  if (!URL.canParse(address) || new URL(address).protocol !== 'https:') {
    return {
      kind: 'http-logo',
      message: `${quote(column)} is not an https address: ${quote(address)}`,
      fix: 'inform the network; the site is not affected, because it shows its own logo',
    };
  }
  return undefined;
};

const hiddenCharacter: Check = ({ row }) => {
  const { name = '' } = row;
  const found = invisibleRuns().exec(name);
  return found
    ? {
        kind: 'hidden-character',
        message: `its title has invisible characters: ${quote(name)}`,
        fix: 'write the `title` without them into the corrections of the feed',
      }
    : undefined;
};

const markup: Check = ({ row }) => {
  const found = /<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);/i.exec(row.name ?? '');
  return found
    ? {
        kind: 'markup',
        message: `its title has the markup ${quote(found[0])}, which readers would see as text`,
        fix: 'write the `title` without it into the corrections of the feed',
      }
    : undefined;
};

const ratingOutOfRange: Check = ({ rating }, { fields }, { ratingOutOf = 10 }) =>
  rating !== undefined && rating > 10
    ? {
        kind: 'rating-out-of-range',
        message: `its rating is ${quote(fields.rating)}, but the maximum is ${ratingOutOf}`,
        fix: 'set `ratingOutOf` of the feed to the maximum rating of the network',
      }
    : undefined;

const shouting: Check = ({ row }) => {
  const { name = '' } = row;
  const words = name.match(/(?<![\p{L}\p{N}])\p{Lu}{4,}(?![\p{L}\p{N}])/gu) ?? [];
  return words.length >= 3 || /!{2,}/.test(name)
    ? {
        kind: 'shouting',
        message: `its title has several words in capitals or several exclamation marks: ${quote(name)}`,
        fix: 'write the `title` in normal capitals and punctuation into the corrections of the feed',
      }
    : undefined;
};

const checks: readonly Check[] = [codeDiffers, kindDiffers, logo, hiddenCharacter, markup, ratingOutOfRange, shouting];

/** The reasons why a row that is shown should be reviewed. */
export function suspicionsOf(
  row: ParsedFeedRow,
  raw: RawFeedRow,
  config: Feed,
  columns: FieldReader,
): readonly Reason[] {
  return checks.flatMap((check) => check(row, raw, config, columns) ?? []);
}
