import { type IntlShape, useIntl } from 'react-intl';
import type { OfferView } from '../domain/page-data';
import type { Country } from '../generated/data-types';
import { settings } from '../generated/settings';
import { useNow } from '../hooks/clock';
import { useCountry } from '../hooks/country';
import { BidiText } from '../ui/BidiText';
import { Icon, type IconName } from '../ui/Icon';
import { inCountriesText } from './country-text';
import { minimumText } from './minimum-text';
import { validityText } from './validity';
import { styles } from './OfferFacts.styles';

interface Fact {
  readonly icon: IconName;
  readonly text: string;
  readonly tone?: 'soon' | 'over' | undefined;
}

/** Adds a fact to a list if it is known. */
type AddFact = (icon: IconName, text: string | undefined, tone?: Fact['tone']) => void;

/** Adds the start and the end of an offer. With `near`, a distant end is omitted. */
function addValidity(add: AddFact, offer: OfferView, now: number, intl: IntlShape, near: boolean): void {
  const { status, end, countdown, start } = validityText(offer, now, settings.timeZone, intl);
  if (status === 'expired') add('clock', end, 'over');
  add('calendar', start);
  add('clock', countdown, 'soon');
  if (status === 'active' && !near) add('calendar', end);
}

const customers = {
  all: 'offer.all-customers',
  'new-customers': 'offer.new-customers',
  members: 'offer.members',
} as const;
const channels = { site: 'offer.site-only', app: 'offer.app-only', both: 'offer.site-and-app' } as const;

/** Adds the conditions of an offer. An absent field is unknown and is omitted. */
function addConditions(add: AddFact, offer: OfferView, intl: IntlShape, country: Country | undefined): void {
  const { who, channel, where, exclusive } = offer;
  const amount = minimumText(offer, country, intl);
  add('wallet', amount && intl.formatMessage({ id: 'offer.minimum-spend' }, { amount }));
  add('users', who && intl.formatMessage({ id: customers[who] }));
  add('phone', channel && intl.formatMessage({ id: channels[channel] }));
  add('globe', where && intl.formatMessage({ id: 'offer.countries' }, { countries: inCountriesText(where, intl) }));
  add('tag', exclusive);
}

interface OfferFactsProps {
  readonly offer: OfferView;
  /**
   * The facts to show: those about its validity, its conditions or both; `near` only that it ends soon or has not
   * begun.
   */
  readonly about?: 'validity' | 'conditions' | 'all' | 'near';
}

function factsOf(
  offer: OfferView,
  now: number,
  intl: IntlShape,
  about: OfferFactsProps['about'],
  country?: Country,
): readonly Fact[] {
  const facts: Fact[] = [];
  const add: AddFact = (icon, text, tone) => {
    if (text) facts.push({ icon, text, tone });
  };
  if (about !== 'conditions') addValidity(add, offer, now, intl, about === 'near');
  if (about === 'conditions' || about === 'all') addConditions(add, offer, intl, country);
  return facts;
}

/** The facts about an offer as text. */
export function factTexts(offer: OfferView, now: number, intl: IntlShape): readonly string[] {
  return factsOf(offer, now, intl, 'all').map(({ text }) => text);
}

/** Short facts about an offer, each with an icon. */
export function OfferFacts({ offer, about = 'all' }: OfferFactsProps) {
  const intl = useIntl();
  const now = useNow();
  const facts = factsOf(offer, now, intl, about, useCountry());
  if (facts.length === 0) return null;
  return (
    <ul className={styles.facts}>
      {facts.map(({ icon, text, tone }) => (
        <li key={text} className={styles.fact} data-tone={tone}>
          <Icon name={icon} />
          <BidiText as="span" text={text} />
        </li>
      ))}
    </ul>
  );
}
