import { dayAt, parseDay, type Instant } from '../domain/calendar';
import type { OfferView } from '../domain/page-data';
import type { OfferTest, TestCounts, Trust } from '../domain/trust';
import type { Translate } from '../hooks/messages';
import type { IconName } from '../ui/Icon';

/** The label of an offer as texts. */
export interface TrustText {
  readonly icon: IconName;
  readonly label: string;
  /** An order that the network reported. */
  readonly order?: string;
}

/** What labels are written with. */
export interface TrustWording {
  readonly t: Translate;
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

/** A day or month; with its year if that is not the current one. */
function dateText(date: string, { t, now, timeZone }: TrustWording): string {
  const { year, month: number, day } = parseDay(date);
  const month = t('trust.month', { month: String(number) });
  const text = date.length === 7 ? month : t('trust.day', { day: String(day), month });
  return year === dayAt(now, timeZone).year ? text : t('trust.with-year', { date: text, year: String(year) });
}

/** A label with the country and the channel of the test, as far as they are known. */
function inPlace(label: string, { country, channel }: Pick<OfferTest, 'country' | 'channel'>, t: Translate): string {
  const countryName = country && t(`country-short.${country}`);
  const channelName = channel && t(`trust.channel-${channel}`);
  const place =
    countryName !== undefined && channelName !== undefined
      ? t('trust.place', { country: countryName, channel: channelName })
      : (countryName ?? channelName);
  return place === undefined ? label : t('trust.in-place', { label, place });
}

function mixedText({ worked, failed }: Extract<Trust, { state: 'mixed' }>, wording: TrustWording): string {
  const { t } = wording;
  if (!failed) return t('trust.mixed-reports', { date: dateText(worked.date, wording) });
  const named = ({ country: code }: OfferTest): string =>
    code === undefined ? '' : t('trust.in-country', { code, country: t(`country-short.${code}`) });
  return worked.country !== undefined && failed.country !== undefined && worked.country !== failed.country
    ? t('trust.mixed-country', { worked: named(worked), failed: named(failed) })
    : inPlace(
        t('trust.mixed-channel', { worked: worked.channel ?? '' }),
        worked.country === undefined || worked.country !== failed.country ? {} : { country: worked.country },
        t,
      );
}

function labelOf(trust: Trust, wording: TrustWording): string {
  const { t } = wording;
  switch (trust.state) {
    case 'mixed':
      return mixedText(trust, wording);
    case 'failed':
    case 'verified':
      return inPlace(
        t(trust.state === 'failed' ? 'trust.failed' : 'trust.verified', { date: dateText(trust.test.date, wording) }),
        trust.test,
        t,
      );
    case 'ageing':
      return t('trust.ageing', { date: dateText(trust.test.date, wording) });
    case 'old':
      return t('trust.old', { date: dateText(trust.test.date, wording), months: trust.months });
    case 'listed':
      return trust.on === undefined ? t('trust.listed') : t('trust.listed-on', { date: dateText(trust.on, wording) });
    case 'unchecked':
      return t('trust.unchecked');
  }
}

/** Writes the label of an offer. */
export function trustText(trust: Trust, kind: OfferView['kind'], wording: TrustWording): TrustText {
  const orderedOn = 'orderedOn' in trust ? trust.orderedOn : undefined;
  return {
    icon: icons[trust.state],
    label: labelOf(trust, wording),
    ...(orderedOn !== undefined && {
      order: wording.t('trust.ordered', { kind, date: dateText(orderedOn, wording) }),
    }),
  };
}

/** Writes how many tests worked: "7 of 9 tests worked in the last 90 days". */
export function countsText({ worked, count }: TestCounts, t: Translate): string {
  return t('trust.tests', { worked, count });
}
