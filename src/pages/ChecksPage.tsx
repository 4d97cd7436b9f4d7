import type { ChecksPage as ChecksPageData, OfferStore, TestedOffer } from '../domain/page-data';
import { testMonths, testedPlaces, type LoggedTest, type TestMonth } from '../domain/test-log';
import { testsAt, type OfferTest } from '../domain/trust';
import { settings } from '../generated/settings';
import { useNow } from '../hooks/clock';
import { useMessages, type Translate } from '../hooks/messages';
import { PageLink } from '../links/links';
import { moneyText } from '../offers/benefit';
import { RefusedButton } from '../offers/RefusedButton';
import { TrustLabel } from '../offers/TrustLabel';
import { Bidi } from '../ui/Bidi';
import { classNames } from '../ui/class-names';
import { Container } from '../ui/Container';
import { Icon } from '../ui/Icon';
import { LogoTile } from '../ui/LogoTile';
import { Section } from '../ui/Section';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { css } from './ChecksPage.styles';
import { PageHeading } from './PageHeading';

/** The signs of months, so that the strip is readable without colour. */
const monthSigns: Readonly<Record<TestMonth['result'], string>> = {
  worked: '✓',
  failed: '✕',
  mixed: '±',
  none: '–',
};

function monthName({ year, month }: TestMonth, t: Translate): string {
  return t('date.month', { month: String(month), year: String(year) });
}

/** A day or month of a test. */
function dateText(date: string, t: Translate): string {
  const [year = '', month = '', day] = date.split('-');
  const values = { year, month: String(Number(month)) };
  return day === undefined ? t('date.month', values) : t('date.long', { ...values, day: String(Number(day)) });
}

/** Where an offer was tested; undefined if that is not recorded. */
function placeText({ country, channel }: Pick<OfferTest, 'country' | 'channel'>, t: Translate): string | undefined {
  const countryName = country && t(`country-short.${country}`);
  const channelName = channel && t(`trust.channel-${channel}`);
  return countryName !== undefined && channelName !== undefined
    ? t('trust.place', { country: countryName, channel: channelName })
    : (countryName ?? channelName);
}

/** The last twelve months as a strip: each cell has a sign, and its words for screen readers and as a tooltip. */
function MonthStrip({ title, months }: { readonly title: string; readonly months: readonly TestMonth[] }) {
  const t = useMessages();
  const [first, last] = [months[0], months.at(-1)];
  return (
    <div>
      <ol className={css.strip} aria-label={t('checks.months', { title })}>
        {months.map((month) => {
          const words = t(`checks.month-${month.result}`, { month: monthName(month, t) });
          return (
            <li
              key={`${month.year}-${month.month}`}
              className={classNames(css.month, month.result !== 'none' && css[month.result])}
              title={words}
              data-result={month.result}
            >
              <span aria-hidden="true">{monthSigns[month.result]}</span>
              <VisuallyHidden>{words}</VisuallyHidden>
            </li>
          );
        })}
      </ol>
      {first && last && (
        <p className={css.ends} aria-hidden="true">
          <span>{monthName(first, t)}</span>
          <span>{monthName(last, t)}</span>
        </p>
      )}
    </div>
  );
}

function Places({ title, tests }: { readonly title: string; readonly tests: readonly OfferTest[] }) {
  const t = useMessages();
  const places = testedPlaces(tests);
  if (places.length === 0) return null;
  return (
    <table className={css.table} aria-label={t('checks.places', { title })}>
      <thead>
        <tr>
          <th scope="col">{t('checks.place')}</th>
          <th scope="col">{t('checks.last-test')}</th>
          <th scope="col">{t('checks.results')}</th>
        </tr>
      </thead>
      <tbody>
        {places.map((place) => (
          <tr key={`${place.country ?? ''} ${place.channel ?? ''}`}>
            <th scope="row">{placeText(place, t) ?? t('checks.anywhere')}</th>
            <td>
              {t('checks.result-on', {
                result: t(place.newest.result === 'worked' ? 'checks.worked' : 'checks.failed'),
                date: dateText(place.newest.date, t),
              })}
            </td>
            <td>{t('checks.of', { worked: place.worked, count: place.count })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function TestEntry({ test }: { readonly test: LoggedTest }) {
  const t = useMessages();
  const { date, result, reason, customer, basket, by = 'team' } = test;
  const place = placeText(test, t);
  const worked = result === 'worked';
  const facts = [
    ...(place === undefined ? [] : [place]),
    ...(reason === undefined ? [] : [t(`checks.reason-${reason}`)]),
    ...(customer === undefined ? [] : [t('checks.customer', { customer })]),
    ...(basket
      ? [
          t('checks.basket', {
            before: moneyText({ amount: basket.before, currency: basket.currency }, t),
            after: moneyText({ amount: basket.after, currency: basket.currency }, t),
          }),
        ]
      : []),
    t('checks.by', { by }),
  ];
  return (
    <li className={css.test} data-result={result}>
      <span>{dateText(date, t)}</span>
      <span className={classNames(css.result, worked ? css.good : css.bad)}>
        <Icon name={worked ? 'check' : 'close'} />
        {t(worked ? 'checks.worked' : 'checks.failed')}
      </span>
      <span className={css.facts}>
        <Bidi>{facts.join(' · ')}</Bidi>
      </span>
    </li>
  );
}

function OfferLog({ offer, store }: { readonly offer: TestedOffer; readonly store: OfferStore }) {
  const t = useMessages();
  const context = { now: useNow(), timeZone: settings.timeZone };
  const tests = testsAt(offer, context);
  const { id, title, code } = offer;
  return (
    <Section id={id} heading={title} className={css.offer}>
      {code !== undefined && (
        <p>
          <code className={css.code} dir="ltr">
            {code}
          </code>
        </p>
      )}
      <TrustLabel offer={offer} withCounts />
      <RefusedButton offer={offer} store={store} />
      <MonthStrip title={title} months={testMonths(tests, context)} />
      <Places title={title} tests={tests} />
      <ul className={css.tests} aria-label={t('checks.all', { title })}>
        {tests.map((test, index) => (
          // Two tests may be alike, and the list changes only as a whole.
          <TestEntry key={`${test.date} ${index}`} test={test} />
        ))}
      </ul>
    </Section>
  );
}

/** The log of the tests of a store's offers (product rule R76). */
export default function ChecksPage({ page }: { readonly page: ChecksPageData }) {
  const t = useMessages();
  const { store, heading, trail, offers } = page;
  return (
    <Container>
      <div className={css.column}>
        <PageHeading heading={heading} trail={trail}>
          <p className={css.intro}>{t('checks.intro')}</p>
          <PageLink to={store.path} className={css.store}>
            <LogoTile src={store.logo} initials={store.initials} hue={store.hue} size="s" loading="eager" />
            <Bidi>{t('offer.to-store', { store: store.name })}</Bidi>
          </PageLink>
        </PageHeading>
        {offers.map((offer) => (
          <OfferLog key={offer.id} offer={offer} store={store} />
        ))}
      </div>
    </Container>
  );
}
