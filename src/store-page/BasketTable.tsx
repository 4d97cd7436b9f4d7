import { useIntl } from 'react-intl';
import { thresholdsOf } from '../domain/thresholds';
import { useNow } from '../hooks/clock';
import { benefitLine, benefitText, moneyInSentence } from '../offers/benefit';
import { useOfferSource } from '../offers/offer-source';
import { Bidi } from '../ui/Bidi';
import { BidiText } from '../ui/BidiText';
import { styles } from './BasketTable.styles';

/** The active offers with figures: their minimum spend, their benefit and their codes. */
export function BasketTable() {
  const intl = useIntl();
  const { offers } = thresholdsOf(useOfferSource().offers, useNow());
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{intl.formatMessage({ id: 'offers.column-terms' })}</th>
          <th scope="col">{intl.formatMessage({ id: 'offers.column-savings' })}</th>
          <th scope="col">{intl.formatMessage({ id: 'offers.column-code' })}</th>
        </tr>
      </thead>
      <tbody>
        {offers.map((offer) => {
          const benefitWords = offer.benefit && benefitText(offer.benefit, intl);
          return (
            <tr key={offer.id}>
              <td>{offer.minimumSpend && <Bidi>{moneyInSentence(offer.minimumSpend, intl)}</Bidi>}</td>
              <BidiText
                as="td"
                text={benefitWords ? benefitLine(benefitWords) : intl.formatMessage({ id: 'offer.benefit-unknown' })}
              />
              <th scope="row">
                {offer.code === undefined ? (
                  intl.formatMessage({ id: 'offer.no-code-needed' })
                ) : (
                  <bdi dir="ltr">{offer.code}</bdi>
                )}
              </th>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
