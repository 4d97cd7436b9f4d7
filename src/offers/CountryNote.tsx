import { useIntl } from 'react-intl';
import { countryFit } from '../domain/country';
import type { OfferView } from '../domain/page-data';
import { useCountry } from '../hooks/country';
import { BidiText } from '../ui/BidiText';
import { Icon } from '../ui/Icon';
import { countryAnswer, inCountryText } from './country-text';
import { styles } from './CountryNote.styles';

interface CountryNoteProps {
  readonly offer: Pick<OfferView, 'kind' | 'where'>;
  /** Whether every answer is said, in full; else only that the offer is invalid. */
  readonly full?: boolean;
}

/**
 * Says whether an offer is valid in the chosen country (product rule R56). It stands before the code and the actions, which work
 * whatever it says: the reader may order to another country.
 */
export function CountryNote({ offer, full = false }: CountryNoteProps) {
  const intl = useIntl();
  const code = useCountry();
  if (code === undefined) return null;
  const fit = countryFit(offer, code);
  if (!full && fit !== 'invalid') return null;
  return (
    <p className={styles.note} data-fit={fit}>
      <Icon name={fit === 'invalid' ? 'warning' : 'map-pin'} />
      <BidiText
        as="span"
        text={
          full
            ? countryAnswer(offer, code, intl)
            : intl.formatMessage({ id: 'offer.not-valid-in' }, { country: inCountryText(code, intl) })
        }
      />
    </p>
  );
}
