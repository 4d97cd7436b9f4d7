import { thresholdsOf } from '../domain/thresholds';
import { useNow } from '../hooks/clock';
import { useMessages } from '../hooks/messages';
import { benefitLine, benefitText } from '../offers/benefit';
import { OfferFacts } from '../offers/OfferFacts';
import { useOfferSource } from '../offers/offer-source';
import { Bidi } from '../ui/Bidi';
import { css } from './BasketTable.styles';

/** The offers with figures: what they ask for, what they give, their codes. Without one, whether some have ended. */
export function BasketTable() {
  const t = useMessages();
  const { offers: all } = useOfferSource();
  const { offers, ended } = thresholdsOf(all, useNow());
  if (offers.length === 0) return <p>{ended > 0 ? t('basket.best-ended') : t('basket.no-figures')}</p>;
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{t('offers.column-terms')}</th>
          <th scope="col">{t('offers.column-savings')}</th>
          <th scope="col">{t('offers.column-code')}</th>
        </tr>
      </thead>
      <tbody>
        {offers.map((offer) => {
          const words = offer.benefit && benefitText(offer.benefit, t);
          return (
            <tr key={offer.id}>
              <td>
                <OfferFacts offer={offer} about="conditions" />
              </td>
              <td>
                <Bidi>{words ? benefitLine(words) : t('offer.benefit-unknown')}</Bidi>
              </td>
              <th scope="row">
                {offer.code === undefined ? t('offer.no-code-needed') : <bdi dir="ltr">{offer.code}</bdi>}
              </th>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
