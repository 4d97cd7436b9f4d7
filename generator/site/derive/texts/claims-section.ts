import { parseDay } from '../../../../src/domain/dates/calendar';
import type { ClaimsSectionView, ClaimView } from '../../../../src/domain/pages/page-data';
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

export function claimsSection(
  section: ClaimsSection,
  { claims, cards }: ClaimsSource,
  edition: Edition,
  placeholders: Placeholders,
): ClaimsSectionView {
  const { language, wording } = edition;
  const names = new Map(cards.map(({ slug, name }) => [slug, name[language]]));
  return {
    ...localize(section, language, placeholders),
    claims: claims.map(({ id, says = [], ratings = [], source, until, reason }): ClaimView => {
      const own = says.filter((words) => /\p{Script=Arabic}/u.test(words) === (language === 'ar'));
      return {
        id,
        // The words in the script of the language; all words if there are none.
        says: own.length > 0 ? own : says,
        ratings: ratings.flatMap((slug) => names.get(slug) ?? []),
        source: source.kind,
        address: source.address,
        seen: wording.dayOrMonth(source.seen),
        until: until === undefined ? undefined : wording.day(parseDay(until)),
        reason: reason?.[language],
      };
    }),
  };
}
