import type { IntlShape } from 'react-intl';
import { dayAt, parseDay, type Instant } from '../../domain/dates/calendar';
import type { OfferView } from '../../domain/offers/offer-view';
import type { OfferTest, TestCounts, Trust } from '../../domain/trust/trust';
import type { IconName } from '../../ui/Icon';
import { inCountryText } from './country-text';

export interface TrustText {
  readonly icon: IconName;
  readonly label: string;
  readonly order?: string;
}

export interface TrustWording {
  readonly intl: IntlShape;
  readonly now: Instant;
  readonly timeZone: string;
}

const icons: Readonly<Record<Trust['state'], IconName>> = {
  mixed: 'users',
  failed: 'warning',
  verified: 'check',
  ageing: 'clock',
  old: 'clock',
  listed: 'globe',
  unchecked: 'minus',
};

/** Formats a day or month; with its year unless that is the current one. */
function dateText(date: string, { intl, now, timeZone }: TrustWording): string {
  const { year, month: number, day } = parseDay(date);
  const month = intl.formatMessage({ id: 'trust.month' }, { month: String(number) });
  const text = date.length === 7 ? month : intl.formatMessage({ id: 'trust.day' }, { day: String(day), month });
  return year === dayAt(now, timeZone).year
    ? text
    : intl.formatMessage({ id: 'trust.with-year' }, { date: text, year: String(year) });
}

function inPlace(label: string, { country, channel }: Pick<OfferTest, 'country' | 'channel'>, intl: IntlShape): string {
  const countryName = country && intl.formatMessage({ id: `country-short.${country}` });
  const channelName = channel && intl.formatMessage({ id: `trust.channel-${channel}` });
  const place =
    countryName !== undefined && channelName !== undefined
      ? intl.formatMessage({ id: 'trust.place' }, { country: countryName, channel: channelName })
      : (countryName ?? channelName);
  return place === undefined ? label : intl.formatMessage({ id: 'trust.in-place' }, { label, place });
}

function mixedText({ worked, failed }: Extract<Trust, { state: 'mixed' }>, wording: TrustWording): string {
  const { intl } = wording;
  if (!failed) return intl.formatMessage({ id: 'trust.mixed-reports' }, { date: dateText(worked.date, wording) });
  const named = ({ country }: OfferTest): string => (country === undefined ? '' : inCountryText(country, intl));
  return worked.country !== undefined && failed.country !== undefined && worked.country !== failed.country
    ? intl.formatMessage({ id: 'trust.mixed-country' }, { worked: named(worked), failed: named(failed) })
    : inPlace(
        intl.formatMessage({ id: 'trust.mixed-channel' }, { worked: worked.channel ?? '' }),
        worked.country === undefined || worked.country !== failed.country ? {} : { country: worked.country },
        intl,
      );
}

function labelOf(trust: Trust, wording: TrustWording): string {
  const { intl } = wording;
  switch (trust.state) {
    case 'mixed':
      return mixedText(trust, wording);
    case 'failed':
    case 'verified':
      return inPlace(
        intl.formatMessage(
          { id: trust.state === 'failed' ? 'trust.failed' : 'trust.verified' },
          { date: dateText(trust.test.date, wording) },
        ),
        trust.test,
        intl,
      );
    case 'ageing':
      return intl.formatMessage({ id: 'trust.ageing' }, { date: dateText(trust.test.date, wording) });
    case 'old':
      return intl.formatMessage(
        { id: 'trust.old' },
        { date: dateText(trust.test.date, wording), months: trust.months },
      );
    case 'listed':
      return trust.on === undefined
        ? intl.formatMessage({ id: 'trust.listed' })
        : intl.formatMessage({ id: 'trust.listed-on' }, { date: dateText(trust.on, wording) });
    case 'unchecked':
      return intl.formatMessage({ id: 'trust.unchecked' });
  }
}

export function trustText(trust: Trust, kind: OfferView['kind'], wording: TrustWording): TrustText {
  const orderedOn = 'orderedOn' in trust ? trust.orderedOn : undefined;
  return {
    icon: icons[trust.state],
    label: labelOf(trust, wording),
    order:
      orderedOn === undefined
        ? undefined
        : wording.intl.formatMessage({ id: 'trust.ordered' }, { kind, date: dateText(orderedOn, wording) }),
  };
}

/** Writes a short label for a row; the expanded row has the full label. */
export function shortTrustText(trust: Trust, wording: TrustWording): string {
  const { intl } = wording;
  switch (trust.state) {
    case 'failed':
      return intl.formatMessage({ id: 'trust.failed-short' });
    case 'mixed':
      return intl.formatMessage({ id: 'trust.mixed-short' });
    case 'verified':
      return intl.formatMessage({ id: 'trust.verified' }, { date: dateText(trust.test.date, wording) });
    case 'old':
      return intl.formatMessage({ id: 'trust.ageing' }, { date: dateText(trust.test.date, wording) });
    default:
      return labelOf(trust, wording);
  }
}

export interface Sharing {
  readonly some: number;
  readonly count: number;
}

/** Writes a label that some or all offers of a list have. Labels about failures are not shared: each row shows them. */
export function sharedTrustText(trust: Trust, { some, count }: Sharing, wording: TrustWording): string {
  const { intl } = wording;
  if (count === 1) return labelOf(trust, wording);
  const all = some < count ? 'no' : count === 2 ? 'two' : 'yes';
  const which = intl.formatMessage({ id: 'trust.list-which' }, { some, count, all });
  switch (trust.state) {
    case 'verified':
      return inPlace(
        intl.formatMessage({ id: 'trust.list-verified' }, { which, date: dateText(trust.test.date, wording) }),
        trust.test,
        intl,
      );
    case 'ageing':
      return intl.formatMessage({ id: 'trust.list-ageing' }, { which, date: dateText(trust.test.date, wording) });
    case 'old':
      return intl.formatMessage(
        { id: 'trust.list-old' },
        { which, date: dateText(trust.test.date, wording), months: trust.months },
      );
    case 'listed':
      return trust.on === undefined
        ? intl.formatMessage({ id: 'trust.list-listed' }, { which })
        : intl.formatMessage({ id: 'trust.list-listed-on' }, { which, date: dateText(trust.on, wording) });
    case 'unchecked':
      return intl.formatMessage({ id: 'trust.list-unchecked' }, { which, count, all });
    default:
      return labelOf(trust, wording);
  }
}

/** Writes how many tests succeeded: "7 of 9 tests worked in the last 90 days". */
export function countsText({ worked, count }: TestCounts, intl: IntlShape): string {
  return intl.formatMessage({ id: 'trust.tests' }, { worked, count });
}
