import { useIntl } from 'react-intl';
import type { SeasonPage as SeasonPageData } from '../domain/pages/page-data';
import { OutboundLink } from '../ui/links/links';
import { Bidi } from '../ui/text/Bidi';
import { Collection } from './Collection';
import { styles } from './SeasonPage.styles';

/** The page of a season or an occasion (product rule R87). */
export default function SeasonPage({ page }: { readonly page: SeasonPageData }) {
  const intl = useIntl();
  const headings = {
    categories: intl.formatMessage({ id: 'season.categories' }),
    seasons: intl.formatMessage({ id: 'season.seasons' }),
  };
  const dates = page.dates.length > 0 && (
    <ul className={styles.dates} aria-label={intl.formatMessage({ id: 'season.dates' })}>
      {page.dates.map(({ from, fromDay, to, toDay, country, source }) => (
        <li key={`${fromDay} ${country}`} className={styles.date}>
          <span className={styles.when}>
            <time dateTime={fromDay}>{from}</time>
            {to !== undefined && (
              <>
                {' – '}
                <time dateTime={toDay}>{to}</time>
              </>
            )}
            {country !== undefined && ` · ${country}`}
          </span>
          <OutboundLink href={source.address} className={styles.source}>
            <Bidi>{intl.formatMessage({ id: 'season.source' }, { host: source.host, date: source.seen })}</Bidi>
          </OutboundLink>
        </li>
      ))}
    </ul>
  );
  return <Collection page={page} about={dates} headings={headings} />;
}
