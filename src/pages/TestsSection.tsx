import { useIntl } from 'react-intl';
import { grouped } from '../domain/language/grouped';
import { recentlyTested, testAge } from '../domain/trust/last-tests';
import type { TestsSectionView } from '../domain/pages/page-data';
import { settings } from '../generated/settings';
import { useNow } from '../hooks/clock';
import { PageLink } from '../ui/links/links';
import { Section } from '../ui/Section';
import { styles as beside } from '../store-page/sections/Beside.styles';
import { styles } from './TestsSection.styles';

function SameDay({ stores }: Pick<TestsSectionView, 'stores'>) {
  const intl = useIntl();
  const now = useNow();
  const { date, on } = stores[0] ?? {};
  const age = date === undefined ? undefined : testAge(date, { now, timeZone: settings.timeZone });
  return (
    <div className={styles.day}>
      <dt>
        {date === undefined ? intl.formatMessage({ id: 'trust.unchecked' }) : <time dateTime={date}>{on}</time>}{' '}
        {age && (
          <span className={styles.age}>
            {'days' in age
              ? intl.formatMessage({ id: 'tests.days-ago' }, age)
              : intl.formatMessage({ id: 'tests.months-ago' }, { months: age.months })}
          </span>
        )}
      </dt>
      <dd className={styles.stores}>
        {stores.map(({ slug, path, name }) => (
          <PageLink key={slug} id={slug} to={path} text={name} />
        ))}
      </dd>
    </div>
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
        <dl className={styles.days}>
          {[...grouped(stores, ({ date }) => date)].map(([date, tested]) => (
            <SameDay key={date ?? ''} stores={tested} />
          ))}
        </dl>
        {more && (
          <p className={styles.more}>
            <PageLink to={more.path}>{intl.formatMessage({ id: 'tests.more' }, { count: more.count })}</PageLink>
          </p>
        )}
      </div>
    </Section>
  );
}
