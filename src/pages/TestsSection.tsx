import { useIntl } from 'react-intl';
import { recentlyTested, testAge } from '../domain/last-tests';
import type { TestedStore, TestsSectionView } from '../domain/page-data';
import { settings } from '../generated/settings';
import { useNow } from '../hooks/clock';
import { PageLink } from '../ui/links';
import { Section } from '../ui/Section';
import { styles as beside } from '../store-page/sections/Beside.styles';
import { styles } from './TestsSection.styles';

/** The date of a store's last test, and how long ago that was. */
function LastTest({ store: { date, on } }: { readonly store: TestedStore }) {
  const intl = useIntl();
  const now = useNow();
  if (date === undefined) {
    return (
      <td colSpan={2} className={styles.none}>
        {intl.formatMessage({ id: 'trust.unchecked' })}
      </td>
    );
  }
  const age = testAge(date, { now, timeZone: settings.timeZone });
  return (
    <>
      <td>
        <time dateTime={date}>{on}</time>
      </td>
      <td>
        {age &&
          ('days' in age
            ? intl.formatMessage({ id: 'tests.days-ago' }, age)
            : intl.formatMessage({ id: 'tests.months-ago' }, age))}
      </td>
    </>
  );
}

/** The number of recently tested offers, and when each store was last tested (product rule R77). */
export function TestsSection({ section }: { readonly section: TestsSectionView }) {
  const intl = useIntl();
  const now = useNow();
  const { id, heading, intro, days, stores, more } = section;
  return (
    <Section id={id} heading={heading} intro={intro} className={beside.section}>
      <div>
        <p className={styles.recent}>
          {intl.formatMessage(
            { id: 'tests.recent' },
            { count: recentlyTested(days, { now, timeZone: settings.timeZone }) },
          )}
        </p>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.store}>
                {intl.formatMessage({ id: 'tests.store' })}
              </th>
              <th scope="col">{intl.formatMessage({ id: 'tests.last' })}</th>
              <th scope="col">{intl.formatMessage({ id: 'tests.age' })}</th>
            </tr>
          </thead>
          <tbody>
            {stores.map((store) => (
              <tr key={store.slug} id={store.slug}>
                <th scope="row">
                  <PageLink to={store.path} text={store.name} />
                </th>
                <LastTest store={store} />
              </tr>
            ))}
          </tbody>
        </table>
        {more && (
          <p className={styles.more}>
            <PageLink to={more.path}>{intl.formatMessage({ id: 'tests.more' }, { count: more.count })}</PageLink>
          </p>
        )}
      </div>
    </Section>
  );
}
