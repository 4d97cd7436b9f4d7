import { type IntlShape, useIntl } from 'react-intl';
import { countryFit } from '../../domain/offers/country';
import type { OfferView } from '../../domain/offers/offer-view';
import type { Country } from '../../generated/data-types';
import { settings } from '../../generated/settings';
import { useNow } from '../../hooks/clock';
import { useCountry } from '../../hooks/country';
import { usePage } from '../../hooks/page';
import { BidiText } from '../../ui/text/Bidi';
import { countriesOfPage, countryAnswer, inCountriesText } from './country-text';
import { CountryNote } from './CountryNote';
import { minimumText } from './minimum-text';
import { styles } from './OfferFacts.styles';
import { TrustLabel } from './TrustLabel';
import { validityText } from './validity';

const customers = {
  all: 'offer.all-customers',
  'new-customers': 'offer.new-customers',
  members: 'offer.members',
} as const;
const channels = { site: 'offer.site-only', app: 'offer.app-only', both: 'offer.site-and-app' } as const;

type Fact = readonly [name: 'countries' | 'customers' | 'channel' | 'minimum' | 'end', text: string | undefined];

/** The facts of an offer in the order of the list; a text is undefined if the store does not state the fact. */
function factsOf(offer: OfferView, now: number, intl: IntlShape, country?: Country): readonly Fact[] {
  const { who, channel, where, endsOn } = offer;
  const { status, start, end } = validityText(offer, now, settings.timeZone, intl);
  const last = status === 'expired' ? end : end && endsOn;
  return [
    ['countries', where && inCountriesText(where, intl)],
    ['customers', who && intl.formatMessage({ id: customers[who] })],
    ['channel', channel && intl.formatMessage({ id: channels[channel] })],
    ['minimum', minimumText(offer, country, intl)],
    ['end', [start, last].filter(Boolean).join(' · ') || undefined],
  ];
}

export function factTexts(offer: OfferView, now: number, intl: IntlShape): readonly string[] {
  return factsOf(offer, now, intl).flatMap(([name, text]) =>
    text === undefined ? [] : [`${intl.formatMessage({ id: `fact.${name}` })}: ${text}`],
  );
}

/** Six facts, each stated or "not stated"; the first answers for a chosen country (product rules R80 and R56). */
export function OfferFacts({ offer }: { readonly offer: OfferView }) {
  const intl = useIntl();
  const now = useNow();
  const country = useCountry();
  const page = usePage();
  const { countdown } = validityText(offer, now, settings.timeZone, intl);
  const unanswered =
    country && countryFit(offer, country) === 'unknown' && countryAnswer(offer, country, intl, countriesOfPage(page));
  return (
    <div className={styles.room}>
      <dl className={styles.facts} data-facts="">
        {factsOf(offer, now, intl, country).map(([name, text]) => (
          <div key={name}>
            <dt>{intl.formatMessage({ id: `fact.${name}` })}</dt>
            <dd data-unknown={text === undefined ? name : undefined}>
              {name === 'countries' && offer.where && <CountryNote offer={offer} says="short" />}
              <BidiText
                as="span"
                text={text ?? ((name === 'countries' && unanswered) || intl.formatMessage({ id: 'fact.not-stated' }))}
              />
              {name === 'end' && <BidiText as="strong" text={countdown} />}
            </dd>
          </div>
        ))}
        <div>
          <dt>{intl.formatMessage({ id: 'fact.tried' })}</dt>
          <dd>
            <TrustLabel offer={offer} withCounts />
          </dd>
        </div>
      </dl>
    </div>
  );
}
