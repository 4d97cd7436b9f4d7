import type { OfferView } from '../domain/page-data';
import { settings } from '../generated/settings';
import { useNow } from '../hooks/clock';
import { useMessages, type Translate } from '../hooks/messages';
import { Bidi } from '../ui/Bidi';
import { Icon, type IconName } from '../ui/Icon';
import { moneyWords } from './benefit';
import { lifetimeWords } from './lifetime';
import { css } from './OfferFacts.styles';

interface Fact {
  readonly icon: IconName;
  readonly words: string;
  readonly tone?: 'good' | 'soon' | 'over';
}

/** What a person should know of an offer's life: whether it was tried, and until when it holds. */
function lifeFacts(offer: OfferView, now: number, t: Translate): readonly Fact[] {
  const { status, end, countdown, start } = lifetimeWords(offer, now, settings.timeZone, t);
  const facts: Fact[] = [];
  if (status === 'expired' && end !== undefined) facts.push({ icon: 'clock', words: end, tone: 'over' });
  if (status === 'active' && offer.verified) facts.push({ icon: 'check', words: t('offer.verified'), tone: 'good' });
  if (start !== undefined) facts.push({ icon: 'calendar', words: start });
  if (countdown !== undefined) facts.push({ icon: 'clock', words: countdown, tone: 'soon' });
  if (status === 'active' && end !== undefined) facts.push({ icon: 'calendar', words: end });
  return facts;
}

const customers = { all: 'offer.all-customers', 'new-customers': 'offer.new-customers' } as const;
const channels = { site: 'offer.site-only', app: 'offer.app-only', both: 'offer.site-and-app' } as const;

/** What an offer asks for. An absent field means unknown, so nothing is said. */
function conditionFacts({ minimumSpend, who, channel, where }: OfferView, t: Translate): readonly Fact[] {
  const facts: Fact[] = [];
  if (minimumSpend)
    facts.push({ icon: 'wallet', words: t('offer.minimum-spend', { amount: moneyWords(minimumSpend, t) }) });
  if (who) facts.push({ icon: 'users', words: t(customers[who]) });
  if (channel) facts.push({ icon: 'phone', words: t(channels[channel]) });
  if (where) {
    const countries = where
      .map((country) => t(`country-short.${country}`))
      .reduce((list, country) => t('offer.country-list', { countries: list, country }));
    facts.push({ icon: 'globe', words: t('offer.countries', { countries }) });
  }
  return facts;
}

interface OfferFactsProps {
  readonly offer: OfferView;
  /** Which facts: of the offer's life, its conditions, or both. */
  readonly about?: 'life' | 'conditions' | 'all';
}

/** The small print of an offer, as short facts with a drawing each. */
export function OfferFacts({ offer, about = 'all' }: OfferFactsProps) {
  const t = useMessages();
  const now = useNow();
  const facts = [
    ...(about === 'conditions' ? [] : lifeFacts(offer, now, t)),
    ...(about === 'life' ? [] : conditionFacts(offer, t)),
  ];
  if (facts.length === 0) return null;
  return (
    <ul className={css.facts}>
      {facts.map(({ icon, words, tone }) => (
        <li key={words} className={css.fact} data-tone={tone}>
          <Icon name={icon} />
          <span>
            <Bidi>{words}</Bidi>
          </span>
        </li>
      ))}
    </ul>
  );
}
