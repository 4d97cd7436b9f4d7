import { FormattedMessage, useIntl } from 'react-intl';
import type { CategoryPage as CategoryPageData } from '../domain/pages/page-data';
import { PageLink } from '../ui/links/links';
import { buttonClass } from '../ui/Button';
import { styles } from './CategoryPage.styles';
import { Collection } from './Collection';

/** A component, because the styles of an element that is only created would be in the page. */
function Ways({ page: { filtered, compare } }: { readonly page: CategoryPageData }) {
  return (
    <div className={styles.ways}>
      {filtered !== undefined && (
        <PageLink to={filtered} rel="nofollow" className={buttonClass('secondary')}>
          <FormattedMessage id="category.filtered" />
        </PageLink>
      )}
      {compare !== undefined && (
        <PageLink to={compare} className={buttonClass('secondary')}>
          <FormattedMessage id="category.compare" />
        </PageLink>
      )}
    </div>
  );
}

/** The page of a category or a group of categories (product rule R58). */
export default function CategoryPage({ page }: { readonly page: CategoryPageData }) {
  const intl = useIntl();
  const headings = {
    categories: intl.formatMessage({ id: 'category.categories' }),
    seasons: intl.formatMessage({ id: 'category.seasons' }),
  };
  return <Collection page={page} ways={<Ways page={page} />} headings={headings} />;
}
