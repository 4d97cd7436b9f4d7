import type { OfferView } from '../domain/page-data';
import { settings } from '../generated/settings';
import { useNow } from '../hooks/clock';
import { useMessages, type Translate } from '../hooks/messages';
import { Bidi } from '../ui/Bidi';
import { Icon, type IconName } from '../ui/Icon';
import { moneyInSentence } from './benefit';
import { validityText } from './validity';
import { css } from './OfferFacts.styles';

interface Fact {
  readonly icon: IconName;
  readonly text: string;
  readonly tone?: 'soon' | 'over';
}

/** The start and the end of an offer; of a distant end nothing, if only near dates are wanted. */
function validityFacts(offer: OfferView, now: number, t: Translate, near: boolean): readonly Fact[] {
  const { status, end, countdown, start } = validityText(offer, now, settings.timeZone, t);
  const facts: Fact[] = [];
  if (status === 'expired' && end !== undefined) facts.push({ icon: 'clock', text: end, tone: 'over' });
  if (start !== undefined) facts.push({ icon: 'calendar', text: start });
  if (countdown !== undefined) facts.push({ icon: 'clock', text: countdown, tone: 'soon' });
  if (status === 'active' && end !== undefined && !near) facts.push({ icon: 'calendar', text: end });
  return facts;
}

const customers = {
  all: 'offer.all-customers',
  'new-customers': 'offer.new-customers',
  members: 'offer.members',
} as const;
const channels = { site: 'offer.site-only', app: 'offer.app-only', both: 'offer.site-and-app' } as const;

/** The conditions of an offer. An absent field means unknown and is omitted. */
function conditionFacts({ minimumSpend, who, channel, where }: OfferView, t: Translate): readonly Fact[] {
  const facts: Fact[] = [];
  if (minimumSpend)
    facts.push({
      icon: 'wallet',
      text: t('offer.minimum-spend', {
        amount: moneyInSentence(minimumSpend, t),
      }),
    });
  if (who) facts.push({ icon: 'users', text: t(customers[who]) });
  if (channel) facts.push({ icon: 'phone', text: t(channels[channel]) });
  if (where) {
    const countries = where
      .map((country) => t(`country-short.${country}`))
      .reduce((list, country) => t('offer.country-list', { countries: list, country }));
    facts.push({ icon: 'globe', text: t('offer.countries', { countries }) });
  }
  return facts;
}

interface OfferFactsProps {
  readonly offer: OfferView;
  /** Which facts to show: those about its validity, its conditions, or both; or only that it ends soon or has not begun. */
  readonly about?: 'validity' | 'conditions' | 'all' | 'near';
}

/** Short facts about an offer, each with an icon. */
export function OfferFacts({ offer, about = 'all' }: OfferFactsProps) {
  const t = useMessages();
  const now = useNow();
  const facts = [
    ...(about === 'conditions' ? [] : validityFacts(offer, now, t, about === 'near')),
    ...(about === 'conditions' || about === 'all' ? conditionFacts(offer, t) : []),
  ];
  if (facts.length === 0) return null;
  return (
    <ul className={css.facts}>
      {facts.map(({ icon, text, tone }) => (
        <li key={text} className={css.fact} data-tone={tone}>
          <Icon name={icon} />
          <span>
            <Bidi>{text}</Bidi>
          </span>
        </li>
      ))}
    </ul>
  );
}
