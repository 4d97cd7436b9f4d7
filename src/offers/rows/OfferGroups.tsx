import { useIntl } from 'react-intl';
import { codesFirst } from '../../domain/offers/first-coupons';
import type { OfferView } from '../../domain/offers/offer-view';
import { useCountry } from '../../hooks/country';
import { CountryLists } from './CountryLists';
import { OfferGroup } from './OfferGroup';
import { OfferRows, type OfferRowsProps } from './OfferRows';
import { TrustOfList } from '../facts/TrustOfList';

export const kinds = [
  ['code', 'codes'],
  ['deal', 'deals'],
] as const;

/** The codes, then the deals, each with their number. With a chosen country, both are grouped by fit. */
export function OfferGroups<Offer extends OfferView>({
  offers,
  storeOf,
}: Pick<OfferRowsProps<Offer>, 'offers' | 'storeOf'>) {
  const intl = useIntl();
  const isSplit = useCountry() !== undefined;
  if (isSplit)
    return (
      <TrustOfList offers={offers}>
        <CountryLists offers={codesFirst(offers)} level={2}>
          {(some) => <OfferRows offers={some} storeOf={storeOf} named />}
        </CountryLists>
      </TrustOfList>
    );
  return kinds.map(([kind, id]) => {
    const group = offers.filter((offer) => offer.kind === kind);
    return (
      <OfferGroup
        key={kind}
        id={id}
        heading={intl.formatMessage({ id: `coupons.${id}` })}
        offers={group}
        count={group.length}
        storeOf={storeOf}
      />
    );
  });
}
