import { thresholdsOf } from '../domain/thresholds';
import { useNow } from '../hooks/clock';
import { useMessages } from '../hooks/messages';
import { benefitText } from '../offers/benefit';
import { OfferFacts } from '../offers/OfferFacts';
import { useOfferSource } from '../offers/offer-source';
import { Bidi } from '../ui/Bidi';
import { css } from './BasketTable.styles';

const noWords = { before: '', figure: '', after: '' } as const;

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
          const { before, figure, after } = offer.benefit ? benefitText(offer.benefit, t) : noWords;
          return (
            <tr key={offer.id}>
              <td>
                <OfferFacts offer={offer} about="conditions" />
              </td>
              <td>
                <Bidi>{[before, figure, after].join(' ').trim() || t('offer.benefit-unknown')}</Bidi>
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
