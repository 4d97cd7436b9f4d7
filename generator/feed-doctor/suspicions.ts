import type { Feed } from '../../src/generated/data-types';
import { invisibleRuns, oneOf, quote } from '../diagnostics/visible';
import type { RawFeedRow } from '../load/feed';
import type { ParsedFeedRow } from '../validate/catalogue';
import { isNoCode } from '../validate/no-code';
import { codeLikeWords, isTypoOf, quotedCodes } from '../validate/quoted-codes';

/** What makes a row suspicious, or keeps it off the page. Programs may rely on these names. */
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
  | 'same-offer'
  | 'hidden-character'
  | 'markup'
  | 'rating-out-of-range'
  | 'shouting';

/** What keeps a row off the page for what the network wrote, and not because the offer has ended. */
export const errorKinds: ReadonlySet<ReasonKind> = new Set([
  'unreadable',
  'incomplete',
  'invalid',
  'other-host',
  'exact-duplicate',
  'duplicate-id',
]);

/** Why a row is dropped, or worth a look. */
export interface Reason {
  readonly kind: ReasonKind;
  readonly message: string;
  readonly fix?: string;
}

type Check = (row: ParsedFeedRow, raw: RawFeedRow, config: Feed) => Reason | undefined;

const codeDiffers: Check = ({ row }) => {
  const { name, code } = row;
  if (code !== undefined && codeLikeWords(name).some((word) => word.code === code)) return undefined;
  const quoted = new Set(quotedCodes(name).map((word) => word.code));
  if (code !== undefined) for (const word of codeLikeWords(name)) if (isTypoOf(word.code, code)) quoted.add(word.code);
  if (quoted.size === 0) return undefined;
  return {
    kind: 'code-differs',
    message: `its title quotes ${oneOf([...quoted])}, and ${code === undefined ? 'it has no code' : `its code is ${quote(code)}`}`,
    fix: 'try which of them works',
  };
};

const kindDiffers: Check = ({ row }, { fields }, { codeKinds, columns }) => {
  if (codeKinds === undefined || fields.kind === undefined || columns.kind === undefined) return undefined;
  const says = codeKinds.includes(fields.kind);
  if (says && row.code === undefined) {
    return {
      kind: 'kind-differs',
      message: `${quote(columns.kind)} says ${quote(fields.kind)}, and there is no code: it is shown as a deal`,
      fix: 'ask the network for the code',
    };
  }
  if (!says && fields.code !== undefined && !isNoCode(fields.code)) {
    return {
      kind: 'kind-differs',
      message: `it has the code ${quote(fields.code)}, and ${quote(columns.kind)} says ${quote(fields.kind)}: it is shown as a deal without the code`,
      fix: `if ${quote(fields.kind)} means a code, add it to \`codeKinds\` of the feed`,
    };
  }
  return undefined;
};

const logo: Check = (_row, { fields }, { columns }) => {
  const { logo: address } = fields;
  if (address === undefined || columns.logo === undefined) return undefined;
  if (!URL.canParse(address) || new URL(address).protocol !== 'https:') {
    return {
      kind: 'http-logo',
      message: `${quote(columns.logo)} is no https address: ${quote(address)}`,
      fix: 'the site shows its own logo, so nothing is lost; tell the network',
    };
  }
  return undefined;
};

const hiddenCharacter: Check = ({ row }) => {
  const found = invisibleRuns().exec(row.name);
  return found
    ? {
        kind: 'hidden-character',
        message: `its title holds characters that no one sees: ${quote(row.name)}`,
        fix: 'delete them in the file',
      }
    : undefined;
};

const markup: Check = ({ row }) => {
  const found = /<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);/i.exec(row.name);
  return found
    ? {
        kind: 'markup',
        message: `its title holds ${quote(found[0])}, which readers would see as it stands`,
        fix: 'replace it in the file by the sign that is meant',
      }
    : undefined;
};

const ratingOutOfRange: Check = ({ rating }, { fields }, { ratingOutOf = 10 }) =>
  rating !== undefined && rating > 10
    ? {
        kind: 'rating-out-of-range',
        message: `its rating is ${quote(fields.rating)}, and the best one is ${ratingOutOf}`,
        fix: 'set `ratingOutOf` of the feed to the best rating that the network gives',
      }
    : undefined;

const shouting: Check = ({ row }) => {
  const words = row.name.match(/(?<![\p{L}\p{N}])\p{Lu}{4,}(?![\p{L}\p{N}])/gu) ?? [];
  return words.length >= 3 || /!{2,}/.test(row.name)
    ? { kind: 'shouting', message: `its title shouts: ${quote(row.name)}`, fix: 'write it calmly in the file' }
    : undefined;
};

const checks: readonly Check[] = [codeDiffers, kindDiffers, logo, hiddenCharacter, markup, ratingOutOfRange, shouting];

/** What is worth a look about a row that can be shown. */
export function suspicionsOf(row: ParsedFeedRow, raw: RawFeedRow, config: Feed): readonly Reason[] {
  return checks.flatMap((check) => check(row, raw, config) ?? []);
}
