import { recentlyTested, testAge } from '../domain/last-tests';
import type { TestedStore, TestsSectionView } from '../domain/page-data';
import { settings } from '../generated/settings';
import { useNow } from '../hooks/clock';
import { useMessages } from '../hooks/messages';
import { PageLink } from '../links/links';
import { Bidi } from '../ui/Bidi';
import { Section } from '../ui/Section';
import { css as beside } from '../store-page/sections/Beside.styles';
import { css } from './TestsSection.styles';

/** The date of a store's last test, and how long ago that was. */
function LastTest({ store: { date, on } }: { readonly store: TestedStore }) {
  const t = useMessages();
  const now = useNow();
  if (date === undefined) {
    return (
      <td colSpan={2} className={css.none}>
        {t('trust.unchecked')}
      </td>
    );
  }
  const age = testAge(date, { now, timeZone: settings.timeZone });
  return (
    <>
      <td>
        <time dateTime={date}>{on}</time>
      </td>
      <td>{age && ('days' in age ? t('tests.days-ago', age) : t('tests.months-ago', age))}</td>
    </>
  );
}

/** How many offers were tested lately, and when each store was last tested (product rule R77). */
export function TestsSection({ section }: { readonly section: TestsSectionView }) {
  const t = useMessages();
  const now = useNow();
  const { id, heading, intro, days, stores, more } = section;
  return (
    <Section id={id} heading={heading} intro={intro} className={beside.section}>
      <div>
        <p className={css.recent}>
          {t('tests.recent', { count: recentlyTested(days, { now, timeZone: settings.timeZone }) })}
        </p>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col" className={css.store}>
                {t('tests.store')}
              </th>
              <th scope="col">{t('tests.last')}</th>
              <th scope="col">{t('tests.age')}</th>
            </tr>
          </thead>
          <tbody>
            {stores.map((store) => (
              <tr key={store.slug} id={store.slug}>
                <th scope="row">
                  <PageLink to={store.path}>
                    <Bidi>{store.name}</Bidi>
                  </PageLink>
                </th>
                <LastTest store={store} />
              </tr>
            ))}
          </tbody>
        </table>
        {more && (
          <p className={css.more}>
            <PageLink to={more.path}>{t('tests.more', { count: more.count })}</PageLink>
          </p>
        )}
      </div>
    </Section>
  );
}
