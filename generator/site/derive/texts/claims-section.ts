import { parseDay } from '../../../../src/domain/dates/calendar';
import type { ClaimsSectionView, ClaimView } from '../../../../src/domain/pages/page-data';
import type { Language } from '../../../../src/domain/language/language';
import type { Claim, ClaimsSection, Page } from '../../../../src/generated/data-types';
import type { Edition } from './edition';
import { localize } from './localize';
import type { Placeholders } from './placeholders';
import type { StoreCard } from '../store-parts';

export interface ClaimsSource {
  readonly claims: readonly Claim[];
  /** The stores whose ratings are claims. */
  readonly cards: readonly StoreCard[];
}

export function hasClaims(page: Page): boolean {
  return page.kind === 'static' && page.sections.some(({ kind }) => kind === 'claims');
}

/** The words of a claim in the script of a language; all words if there are none. */
function wordsIn(says: readonly string[], language: Language): readonly string[] {
  const own = says.filter((words) => /\p{Script=Arabic}/u.test(words) === (language === 'ar'));
  return own.length > 0 ? own : says;
}

function claimView(
  { id, says = [], ratings = [], source, until, reason }: Claim,
  names: ReadonlyMap<string, string>,
  { language, wording }: Edition,
): ClaimView {
  return {
    id,
    says: wordsIn(says, language),
    ratings: ratings.flatMap((slug) => names.get(slug) ?? []),
    source: source.kind,
    address: source.address,
    seen: wording.dayOrMonth(source.seen),
    until: until === undefined ? undefined : wording.day(parseDay(until)),
    reason: reason?.[language],
  };
}

export function claimsSection(
  section: ClaimsSection,
  { claims, cards }: ClaimsSource,
  edition: Edition,
  placeholders: Placeholders,
): ClaimsSectionView {
  const names = new Map(cards.map(({ slug, name }) => [slug, name[edition.language]]));
  return {
    ...localize(section, edition.language, placeholders),
    claims: claims.map((claim) => claimView(claim, names, edition)),
  };
}
