import { useIntl } from 'react-intl';
import { countedIn } from '../domain/country';
import type { OfferView, StoreSummary } from '../domain/page-data';
import { useCountry } from '../hooks/country';
import { OfferGroup } from './OfferGroup';

/** The kinds of offers, with the ids of their parts of the list. */
export const kinds = [
  ['code', 'codes'],
  ['deal', 'deals'],
] as const;

interface OfferGroupsProps<Offer extends OfferView> {
  /** Active offers in the order of the list. */
  readonly offers: readonly Offer[];
  readonly storeOf: (offer: Offer) => StoreSummary | undefined;
}

/** The codes, then the deals, each with their number. */
export function OfferGroups<Offer extends OfferView>({ offers, storeOf }: OfferGroupsProps<Offer>) {
  const intl = useIntl();
  const country = useCountry();
  return kinds.map(([kind, id]) => {
    const group = offers.filter((offer) => offer.kind === kind);
    const count = countedIn(group, country).length;
    return (
      <OfferGroup
        key={kind}
        id={id}
        heading={intl.formatMessage({ id: `coupons.${id}` })}
        offers={group}
        count={count}
        storeOf={storeOf}
      />
    );
  });
}
