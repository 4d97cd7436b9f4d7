import { useIntl } from 'react-intl';
import { countryFit } from '../../domain/offers/country';
import type { OfferView } from '../../domain/offers/offer-view';
import { useCountry } from '../../hooks/country';
import { BidiText } from '../../ui/text/Bidi';
import { Icon } from '../../ui/Icon';
import { countryAnswer, inCountryText } from './country-text';
import { styles } from './CountryNote.styles';

interface CountryNoteProps {
  readonly offer: Pick<OfferView, 'kind' | 'where'>;
  /** `answer` shows every answer with its reason, `short` a known answer; `invalid` only that the offer is invalid. */
  readonly says?: 'answer' | 'short' | 'invalid' | undefined;
}

/**
 * Placed before the code and the actions, which stay available: the reader may order to another country (product rule
 * R56). If the address names a country, the space of the answer is reserved.
 */
export function CountryNote({ offer, says = 'invalid' }: CountryNoteProps) {
  const intl = useIntl();
  const code = useCountry();
  if (code === undefined) return says === 'invalid' ? null : <p className={styles.note} data-says={says} />;
  const fit = countryFit(offer, code);
  if ((says === 'invalid' && fit !== 'invalid') || (says === 'short' && fit === 'unknown')) return null;
  const text =
    says === 'answer'
      ? countryAnswer(offer, code, intl)
      : intl.formatMessage(
          { id: fit === 'valid' ? 'offer.valid-in' : 'offer.not-valid-in' },
          { country: inCountryText(code, intl) },
        );
  return (
    <p className={styles.note} data-says={says} data-fit={fit}>
      <Icon name={fit === 'invalid' ? 'warning' : 'map-pin'} />
      <BidiText as="span" text={text} />
    </p>
  );
}
