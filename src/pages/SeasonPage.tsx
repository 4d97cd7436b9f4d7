import type { SeasonDateView, SeasonPage as SeasonPageData } from '../domain/page-data';
import { useMessages } from '../hooks/messages';
import { OutboundLink } from '../links/links';
import { Bidi } from '../ui/Bidi';
import { Collection } from './Collection';
import { css } from './SeasonPage.styles';

/** One announced time of a season, with where it was announced. */
function SeasonDate({ date: { from, fromDay, to, toDay, country, source } }: { readonly date: SeasonDateView }) {
  const t = useMessages();
  return (
    <li className={css.date}>
      <span className={css.when}>
        <time dateTime={fromDay}>{from}</time>
        {to !== undefined && (
          <>
            {' – '}
            <time dateTime={toDay}>{to}</time>
          </>
        )}
        {country !== undefined && ` · ${country}`}
      </span>
      <OutboundLink href={source.address} className={css.source}>
        <Bidi>{t('season.source', { host: source.host, date: source.seen })}</Bidi>
      </OutboundLink>
    </li>
  );
}

/** When a season is, as far as that was announced. */
function SeasonDates({ dates }: Pick<SeasonPageData, 'dates'>) {
  const t = useMessages();
  if (dates.length === 0) return null;
  return (
    <ul className={css.dates} aria-label={t('season.dates')}>
      {dates.map((date) => (
        <SeasonDate key={`${date.fromDay} ${date.country}`} date={date} />
      ))}
    </ul>
  );
}

/** A season or an occasion (product rule R87). */
export default function SeasonPage({ page }: { readonly page: SeasonPageData }) {
  const t = useMessages();
  const headings = { categories: t('season.categories'), seasons: t('season.seasons') };
  return <Collection page={page} about={<SeasonDates dates={page.dates} />} headings={headings} />;
}
