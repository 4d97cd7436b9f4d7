import type { CategoryPage as CategoryPageData } from '../domain/page-data';
import { useMessages } from '../hooks/messages';
import { PageLink } from '../links/links';
import { buttonClass } from '../ui/Button';
import { css } from './CategoryPage.styles';
import { Collection } from './Collection';

/** Links to the list that can be filtered and sorted, and to the comparison of the stores. */
function Ways({ page: { filtered, compare } }: { readonly page: CategoryPageData }) {
  const t = useMessages();
  return (
    <div className={css.ways}>
      {filtered !== undefined && (
        <PageLink to={filtered} rel="nofollow" className={buttonClass('secondary')}>
          {t('category.filtered')}
        </PageLink>
      )}
      {compare !== undefined && (
        <PageLink to={compare} className={buttonClass('secondary')}>
          {t('category.compare')}
        </PageLink>
      )}
    </div>
  );
}

/** A category or a group of categories (product rule R58). */
export default function CategoryPage({ page }: { readonly page: CategoryPageData }) {
  const t = useMessages();
  const headings = { categories: t('category.categories'), seasons: t('category.seasons') };
  return <Collection page={page} ways={<Ways page={page} />} headings={headings} />;
}
