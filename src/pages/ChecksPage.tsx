import { type IntlShape, useIntl } from 'react-intl';
import type { ChecksPage as ChecksPageData } from '../domain/pages/page-data';
import type { OfferStore, TestedOffer } from '../domain/offers/offer-view';
import { testMonths, testedPlaces, type LoggedTest, type TestMonth } from '../domain/trust/test-log';
import { testsAt, type OfferTest } from '../domain/trust/trust';
import { settings } from '../generated/settings';
import { useNow } from '../hooks/clock';
import { PageLink } from '../ui/links/links';
import { moneyText } from '../offers/facts/benefit';
import { RefusedButton } from '../offers/feedback/RefusedButton';
import { TrustLabel } from '../offers/facts/TrustLabel';
import { Bidi, BidiText } from '../ui/text/Bidi';
import { joinClasses } from '../ui/join-classes';
import { Container } from '../ui/Container';
import { dateText } from './date-text';
import { Icon } from '../ui/Icon';
import { LogoTile } from '../ui/LogoTile';
import { Section } from '../ui/Section';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { styles } from './ChecksPage.styles';
import { PageHeading } from './PageHeading';

/** The symbols of months, so that the strip is readable without colour. */
const monthSigns: Readonly<Record<TestMonth['result'], string>> = {
  worked: '✓',
  failed: '✕',
  mixed: '±',
  none: '–',
};

function monthName({ year, month }: TestMonth, intl: IntlShape): string {
  return intl.formatMessage({ id: 'date.month' }, { month: String(month), year: String(year) });
}

function placeText({ country, channel }: Pick<OfferTest, 'country' | 'channel'>, intl: IntlShape): string | undefined {
  const countryName = country && intl.formatMessage({ id: `country-short.${country}` });
  const channelName = channel && intl.formatMessage({ id: `trust.channel-${channel}` });
  return countryName !== undefined && channelName !== undefined
    ? intl.formatMessage({ id: 'trust.place' }, { country: countryName, channel: channelName })
    : (countryName ?? channelName);
}

/** The last twelve months as a strip. Each cell has a symbol, and a text for screen readers and as a tooltip. */
function MonthStrip({ title, months }: { readonly title: string; readonly months: readonly TestMonth[] }) {
  const intl = useIntl();
  const [first, last] = [months[0], months.at(-1)];
  return (
    <div>
      <ol className={styles.strip} aria-label={intl.formatMessage({ id: 'checks.months' }, { title })}>
        {months.map((month) => {
          const label = intl.formatMessage({ id: `checks.month-${month.result}` }, { month: monthName(month, intl) });
          return (
            <li
              key={`${month.year}-${month.month}`}
              className={joinClasses(styles.month, month.result !== 'none' && styles[month.result])}
              title={label}
              data-result={month.result}
            >
              <span aria-hidden="true">{monthSigns[month.result]}</span>
              <VisuallyHidden>{label}</VisuallyHidden>
            </li>
          );
        })}
      </ol>
      {first && last && (
        <p className={styles.ends} aria-hidden="true">
          <span>{monthName(first, intl)}</span>
          <span>{monthName(last, intl)}</span>
        </p>
      )}
    </div>
  );
}

function Places({ title, tests }: { readonly title: string; readonly tests: readonly OfferTest[] }) {
  const intl = useIntl();
  const places = testedPlaces(tests);
  if (places.length === 0) return null;
  return (
    <table className={styles.table} aria-label={intl.formatMessage({ id: 'checks.places' }, { title })}>
      <thead>
        <tr>
          <th scope="col">{intl.formatMessage({ id: 'checks.place' })}</th>
          <th scope="col">{intl.formatMessage({ id: 'checks.last-test' })}</th>
          <th scope="col">{intl.formatMessage({ id: 'checks.results' })}</th>
        </tr>
      </thead>
      <tbody>
        {places.map((place) => (
          <tr key={`${place.country ?? ''} ${place.channel ?? ''}`}>
            <th scope="row">{placeText(place, intl) ?? intl.formatMessage({ id: 'checks.anywhere' })}</th>
            <td>
              {intl.formatMessage(
                { id: 'checks.result-on' },
                {
                  result: intl.formatMessage({
                    id: place.newest.result === 'worked' ? 'checks.worked' : 'checks.failed',
                  }),
                  date: dateText(place.newest.date, intl),
                },
              )}
            </td>
            <td>{intl.formatMessage({ id: 'checks.of' }, { worked: place.worked, count: place.count })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function TestEntry({ test }: { readonly test: LoggedTest }) {
  const intl = useIntl();
  const { date, result, reason, customer, basket, by = 'team' } = test;
  const place = placeText(test, intl);
  const worked = result === 'worked';
  const facts = [
    ...(place === undefined ? [] : [place]),
    ...(reason === undefined ? [] : [intl.formatMessage({ id: `checks.reason-${reason}` })]),
    ...(customer === undefined ? [] : [intl.formatMessage({ id: 'checks.customer' }, { customer })]),
    ...(basket
      ? [
          intl.formatMessage(
            { id: 'checks.basket' },
            {
              before: moneyText({ amount: basket.before, currency: basket.currency }, intl),
              after: moneyText({ amount: basket.after, currency: basket.currency }, intl),
            },
          ),
        ]
      : []),
    intl.formatMessage({ id: 'checks.by' }, { by }),
  ];
  return (
    <li className={styles.test} data-result={result}>
      <span>{dateText(date, intl)}</span>
      <span className={joinClasses(styles.result, worked ? styles.good : styles.bad)}>
        <Icon name={worked ? 'check' : 'close'} />
        {intl.formatMessage({ id: worked ? 'checks.worked' : 'checks.failed' })}
      </span>
      <BidiText as="span" className={styles.facts} text={facts.join(' · ')} />
    </li>
  );
}

function OfferLog({ offer, store }: { readonly offer: TestedOffer; readonly store: OfferStore }) {
  const intl = useIntl();
  const context = { now: useNow(), timeZone: settings.timeZone };
  const tests = testsAt(offer, context);
  const { id, title, code } = offer;
  return (
    <Section id={id} heading={title} className={styles.offer}>
      {code !== undefined && (
        <p>
          <code className={styles.code} dir="ltr">
            {code}
          </code>
        </p>
      )}
      <TrustLabel offer={offer} withCounts />
      <RefusedButton offer={offer} store={store} />
      <MonthStrip title={title} months={testMonths(tests, context)} />
      <Places title={title} tests={tests} />
      <ul className={styles.tests} aria-label={intl.formatMessage({ id: 'checks.all' }, { title })}>
        {tests.map((test, index) => (
          // Two tests may be equal, and the list only changes as a whole.
          <TestEntry key={`${test.date} ${index}`} test={test} />
        ))}
      </ul>
    </Section>
  );
}

/** The page with the test log of a store's offers (product rule R76). */
export default function ChecksPage({ page }: { readonly page: ChecksPageData }) {
  const intl = useIntl();
  const { store, heading, trail, offers } = page;
  return (
    <Container>
      <div className={styles.column}>
        <PageHeading heading={heading} trail={trail}>
          <p className={styles.intro}>{intl.formatMessage({ id: 'checks.intro' })}</p>
          <PageLink to={store.path} className={styles.store}>
            <LogoTile src={store.logo} initials={store.initials} hue={store.hue} size="s" loading="eager" />
            <Bidi>{intl.formatMessage({ id: 'offer.to-store' }, { store: store.name })}</Bidi>
          </PageLink>
        </PageHeading>
        {offers.map((offer) => (
          <OfferLog key={offer.id} offer={offer} store={store} />
        ))}
      </div>
    </Container>
  );
}
