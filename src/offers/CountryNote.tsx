import { useIntl } from 'react-intl';
import { countryFit } from '../domain/country';
import type { OfferView } from '../domain/page-data';
import { useCountry } from '../hooks/country';
import { BidiText } from '../ui/BidiText';
import { Icon } from '../ui/Icon';
import { styles } from './CountryNote.styles';

/**
 * Says that an offer is known to be invalid in the chosen country (product rule R56). It stands before the code and the actions,
 * which still work: the reader may order to another country.
 */
export function CountryNote({ offer }: { readonly offer: OfferView }) {
  const intl = useIntl();
  const code = useCountry();
  if (code === undefined || countryFit(offer, code) !== 'invalid') return null;
  const country = intl.formatMessage(
    { id: 'trust.in-country' },
    { code, country: intl.formatMessage({ id: `country-short.${code}` }) },
  );
  return (
    <p className={styles.note} data-elsewhere="">
      <Icon name="warning" />
      <BidiText as="span" text={intl.formatMessage({ id: 'offer.not-valid-in' }, { country })} />
    </p>
  );
}
