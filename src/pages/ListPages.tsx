import { useIntl } from 'react-intl';
import { PageLink } from '../ui/links/links';
import { pagesToLink, listPagePath } from '../domain/pages/list-pages';
import type { ListPart } from '../domain/pages/page-data';
import { styles } from './ListPages.styles';

/** The links between the pages of a long list (`pagesToLink`). */
export function ListPages({ part: { list, number, count } }: { readonly part: ListPart }) {
  const intl = useIntl();
  const numbers = pagesToLink(number, count);
  return (
    <nav className={styles.root} aria-label={intl.formatMessage({ id: 'list.pages' })}>
      <ul className={styles.row}>
        {number > 1 && (
          <li>
            <PageLink to={listPagePath(list, number - 1)} rel="prev" className={styles.link}>
              {intl.formatMessage({ id: 'list.previous' })}
            </PageLink>
          </li>
        )}
        {numbers.flatMap((page, index) => [
          ...(page - (numbers[index - 1] ?? 0) > 1
            ? [
                <li key={`before-${page}`} className={styles.gap} aria-hidden="true">
                  …
                </li>,
              ]
            : []),
          <li key={page}>
            <PageLink
              to={listPagePath(list, page)}
              className={styles.link}
              aria-label={intl.formatMessage({ id: 'list.page' }, { page })}
              aria-current={page === number ? 'page' : undefined}
            >
              {page}
            </PageLink>
          </li>,
        ])}
        {number < count && (
          <li>
            <PageLink to={listPagePath(list, number + 1)} rel="next" className={styles.link}>
              {intl.formatMessage({ id: 'list.next' })}
            </PageLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
