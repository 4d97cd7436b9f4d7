import type { IntlShape } from 'react-intl';
import type { Language } from '../../domain/language/language';
import type { OfferView, StoreSummary } from '../../domain/offers/offer-view';
import { isolatedCode, plainBidi, type ReportAnswers } from '../../domain/trust/report';
import { moneyInSentence } from '../facts/benefit';

export type ReportedThing =
  | { readonly kind: 'yes' | 'no'; readonly offer: Pick<OfferView, 'id' | 'title' | 'code'> }
  | { readonly kind: 'new'; readonly code: string };

interface SentenceOptions {
  readonly store: Pick<StoreSummary, 'name'> | undefined;
  readonly answers: ReportAnswers;
  readonly language: Language;
  readonly intl: IntlShape;
}

function resultText(about: ReportedThing, { store: storeOfReport, language, intl }: SentenceOptions): string {
  const store = storeOfReport?.name ?? '';
  if (about.kind === 'new')
    return storeOfReport
      ? intl.formatMessage({ id: 'report.said-new' }, { code: isolatedCode(about.code, language), store })
      : intl.formatMessage({ id: 'report.said-found' }, { code: isolatedCode(about.code, language) });
  const { code, title } = about.offer;
  return code === undefined
    ? intl.formatMessage({ id: `report.said-${about.kind}-deal` }, { title: plainBidi(title, language), store })
    : intl.formatMessage({ id: `report.said-${about.kind}` }, { code: isolatedCode(code, language), store });
}

export function reportSentence(about: ReportedThing, options: SentenceOptions): string {
  const { intl, answers } = options;
  const { country, channel, customer, basket } = answers;
  const details = [
    country && intl.formatMessage({ id: `country-short.${country}` }),
    channel && intl.formatMessage({ id: `trust.channel-${channel}` }),
    customer && intl.formatMessage({ id: 'checks.customer' }, { customer }),
    basket && intl.formatMessage({ id: 'report.basket' }, { amount: moneyInSentence(basket, intl) }),
  ].filter(Boolean);
  return `${resultText(about, options)}${details.length > 0 ? ` (${details.join(' · ')})` : ''}.`;
}
