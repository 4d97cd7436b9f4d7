import { PageLink } from '../links/links';
import { pagesToLink, listPagePath } from '../domain/list-pages';
import type { ListPart } from '../domain/page-data';
import { useMessages } from '../hooks/messages';
import { css } from './ListPages.styles';

/** The links between the pages of a long list (`pagesToLink`). */
export function ListPages({ part: { list, number, count } }: { readonly part: ListPart }) {
  const t = useMessages();
  const numbers = pagesToLink(number, count);
  return (
    <nav className={css.root} aria-label={t('list.pages')}>
      <ul className={css.row}>
        {number > 1 && (
          <li>
            <PageLink to={listPagePath(list, number - 1)} rel="prev" className={css.link}>
              {t('list.previous')}
            </PageLink>
          </li>
        )}
        {numbers.flatMap((page, index) => [
          ...(page - (numbers[index - 1] ?? 0) > 1
            ? [
                <li key={`before-${page}`} className={css.gap} aria-hidden="true">
                  …
                </li>,
              ]
            : []),
          <li key={page}>
            <PageLink
              to={listPagePath(list, page)}
              className={css.link}
              aria-label={t('list.page', { page })}
              aria-current={page === number ? 'page' : undefined}
            >
              {page}
            </PageLink>
          </li>,
        ])}
        {number < count && (
          <li>
            <PageLink to={listPagePath(list, number + 1)} rel="next" className={css.link}>
              {t('list.next')}
            </PageLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
