import { useIntl } from 'react-intl';
import { countryFit, type CountryFit } from '../domain/country';
import type { OfferView } from '../domain/page-data';
import { useCountry } from '../hooks/country';
import { usePage } from '../hooks/page';
import { BidiText } from '../ui/BidiText';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { countriesOfPage, countryAnswer, inCountryText } from './country-text';
import { styles } from './CountryNote.styles';

const shortIds = {
  valid: 'offer.valid-in',
  unknown: 'offer.country-not-stated',
  invalid: 'offer.not-valid-in',
} as const satisfies Readonly<Record<CountryFit, string>>;

interface CountryNoteProps {
  readonly offer: Pick<OfferView, 'kind' | 'where'>;
  /** `answer` shows every answer with its reason, `short` in few words; `invalid` only that the offer is invalid. */
  readonly says?: 'answer' | 'short' | 'invalid' | undefined;
}

/**
 * Says whether an offer is valid in the chosen country (product rule R56). It is placed before the code and the
 * actions, which stay available: the reader may order to another country. If the address names a country, the space of
 * the answer is reserved.
 */
export function CountryNote({ offer, says = 'invalid' }: CountryNoteProps) {
  const intl = useIntl();
  const code = useCountry();
  const page = usePage();
  if (code === undefined) return says === 'answer' ? <p className={styles.note} data-says="answer" /> : null;
  const fit = countryFit(offer, code);
  if (fit !== 'invalid' && says === 'invalid') return null;
  const country = inCountryText(code, intl);
  const text =
    says === 'answer'
      ? countryAnswer(offer, code, intl, countriesOfPage(page))
      : intl.formatMessage({ id: shortIds[fit] }, { country });
  return (
    <p className={styles.note} data-says={says} data-fit={fit}>
      <Icon name={fit === 'invalid' ? 'warning' : 'map-pin'} />
      {says === 'short' && fit === 'unknown' && <VisuallyHidden>{country}</VisuallyHidden>}
      <BidiText as="span" text={text} />
    </p>
  );
}
