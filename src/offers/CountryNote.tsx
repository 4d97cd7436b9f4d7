import { countryFit } from '../domain/country';
import type { OfferView } from '../domain/page-data';
import { useCountry } from '../hooks/country';
import { useMessages } from '../hooks/messages';
import { Bidi } from '../ui/Bidi';
import { Icon } from '../ui/Icon';
import { css } from './CountryNote.styles';

/**
 * Says that an offer is known to be invalid in the chosen country (product rule R56). It stands before the code and the actions,
 * which still work: the reader may order to another country.
 */
export function CountryNote({ offer }: { readonly offer: OfferView }) {
  const t = useMessages();
  const code = useCountry();
  if (code === undefined || countryFit(offer, code) !== 'invalid') return null;
  const country = t('trust.in-country', { code, country: t(`country-short.${code}`) });
  return (
    <p className={css.note} data-elsewhere="">
      <Icon name="warning" />
      <span>
        <Bidi>{t('offer.not-valid-in', { country })}</Bidi>
      </span>
    </p>
  );
}
