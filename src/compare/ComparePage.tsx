import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { isComparableAt } from '../domain/verdict/compare';
import { answersIn, categoryIn } from '../domain/verdict/compare-fragment';
import type { CategoryStores, ComparePageView } from '../domain/pages/page-data';
import { useNow } from '../hooks/clock';
import { useOnceHydrated } from '../hooks/media';
import { usePart } from '../hooks/part';
import { PageLink } from '../ui/links/links';
import { importWhole } from '../browser/import-whole';
import { PageHeading } from '../pages/PageHeading';
import { Bidi, BidiText } from '../ui/text/Bidi';
import { chipClass } from '../ui/Chip';
import { Container } from '../ui/Container';
import { EmptyState } from '../ui/EmptyState';
import { LoadState } from '../ui/LoadState';
import { RichTextView } from '../ui/RichTextView';
import { Section } from '../ui/Section';
import type { CompareProps } from './Compare';
import { styles } from './ComparePage.styles';

/** Differs from the ids of categories, so that choosing a category does not scroll to its list. */
const listPrefix = 'stores-';

function isSingle({ stores, more }: CategoryStores): boolean {
  return stores.length === 1 && more === undefined;
}

function listId(category: string): string {
  return listPrefix + category;
}

/** The last fragment that names a category. Other fragments, such as that of the content, are ignored. */
function useFragment(categories: readonly CategoryStores[]): string {
  // The HTML is rendered without a fragment.
  const hash = useOnceHydrated(useLocation().hash, '');
  const [kept, setKept] = useState('');
  const named = categoryIn(hash);
  if (hash === kept || (named !== undefined && !categories.some(({ id }) => id === named))) return kept;
  setKept(hash);
  return hash;
}

function Chosen(props: CompareProps) {
  const { Part: Compare, failed, load } = usePart('Compare', () => importWhole(() => import('./Compare')));
  useEffect(() => void load(), [load]);
  return Compare ? <Compare {...props} /> : <LoadState failed={failed} onRetry={() => void load()} />;
}

/** The stores of a category, for readers who want to choose one themselves, and for pages without scripts. */
function StoreList({ category, directory }: { readonly category: CategoryStores; readonly directory: string }) {
  const intl = useIntl();
  const { id, name, stores, more } = category;
  return (
    <div id={listId(id)}>
      {/* The target of the fragment that chooses the category, without scripts. */}
      <noscript>
        <span id={id} />
      </noscript>
      <BidiText as="h3" className={styles.name} text={name} />
      <ul className={styles.stores}>
        {stores.map((store) => (
          <li key={store.path}>
            <PageLink to={store.path} text={store.name} />
          </li>
        ))}
        {more !== undefined && (
          <li>
            <PageLink to={directory}>{intl.formatMessage({ id: 'tests.more' }, { count: more })}</PageLink>
          </li>
        )}
      </ul>
    </div>
  );
}

/** Compares the prices of a purchase after codes among the stores of a category (product rule R86). */
export default function ComparePage({ page }: { readonly page: ComparePageView }) {
  const intl = useIntl();
  const { heading, subtitle, intro, categories, directory } = page;
  const hash = useFragment(categories);
  const named = categoryIn(hash);
  const chosen = categories.find(({ id }) => id === named);
  const now = useNow();
  const offered = categories.filter((category) => isComparableAt(category, now));
  // Without scripts, the categories link to the lists of their stores.
  const prefix = useOnceHydrated('', listPrefix);
  return (
    <Container>
      <PageHeading heading={heading} subtitle={subtitle} />
      {categories.length === 0 ? (
        <EmptyState icon="store" title={intl.formatMessage({ id: 'directory.empty' })} />
      ) : (
        <>
          {offered.length > 0 ? (
            <nav aria-label={intl.formatMessage({ id: 'compare.kinds' })}>
              <ul className={styles.kinds}>
                {offered.map(({ id, name }) => (
                  <li key={id}>
                    <a
                      href={`#${prefix}${id}${answersIn(hash)}`}
                      className={chipClass()}
                      aria-current={id === chosen?.id ? 'true' : undefined}
                    >
                      <Bidi>{name}</Bidi>
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ) : (
            <p>{intl.formatMessage({ id: 'compare.no-data' })}</p>
          )}
          <div className={styles.answer} data-compare="">
            {chosen && <Chosen category={chosen} hash={hash} />}
          </div>
          <Section heading={intl.formatMessage({ id: 'compare.all' })}>
            <div className={styles.categories}>
              {categories
                .filter((category) => !isSingle(category))
                .map((category) => (
                  <StoreList key={category.id} category={category} directory={directory} />
                ))}
            </div>
            <ul className={styles.singles}>
              {categories.filter(isSingle).map(({ id, name, stores }) => (
                <li key={id} id={listId(id)}>
                  <noscript>
                    <span id={id} />
                  </noscript>
                  <Bidi>{name}</Bidi>:{' '}
                  {stores.map((store) => (
                    <PageLink key={store.path} to={store.path} text={store.name} />
                  ))}
                </li>
              ))}
            </ul>
          </Section>
          {intro !== undefined && <RichTextView text={intro} className={styles.note} />}
        </>
      )}
    </Container>
  );
}
