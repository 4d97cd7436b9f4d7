import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { answersIn, categoryIn } from '../domain/compare-fragment';
import type { CategoryStores, ComparePageView } from '../domain/page-data';
import { useOnceHydrated } from '../hooks/media';
import { useMessages } from '../hooks/messages';
import { usePart } from '../hooks/part';
import { PageLink } from '../links/links';
import { importWhole } from '../loading/import-whole';
import { PageHeading } from '../pages/PageHeading';
import { Bidi } from '../ui/Bidi';
import { Button } from '../ui/Button';
import { chipClass } from '../ui/Chip';
import { Container } from '../ui/Container';
import { EmptyState } from '../ui/EmptyState';
import { RichTextView } from '../ui/RichTextView';
import { Section } from '../ui/Section';
import type { CompareProps } from './Compare';
import { css } from './ComparePage.styles';

const importCompare = () => importWhole(() => import('./Compare'));

/** What the ids of lists of stores begin with. They differ from those of the categories, so that choosing one does not scroll there. */
const listPrefix = 'stores-';

function listId(category: string): string {
  return listPrefix + category;
}

/** The fragment of the address while it is about the comparison. One that leads to an element, such as the content, changes nothing. */
function useFragment(): string {
  // The HTML is rendered without a fragment.
  const hash = useOnceHydrated(useLocation().hash, '');
  const [kept, setKept] = useState('');
  const isAnchor = hash !== '' && document.getElementById(hash.slice(1)) !== null;
  if (hash === kept || isAnchor) return kept;
  setKept(hash);
  return hash;
}

interface KindsProps {
  readonly categories: readonly CategoryStores[];
  readonly chosen: string | undefined;
  /** The fragment, whose answers are kept when another category is chosen. */
  readonly hash: string;
}

/** The categories to choose from. Without script, they lead to the lists of their stores. */
function Kinds({ categories, chosen, hash }: KindsProps) {
  const t = useMessages();
  const prefix = useOnceHydrated('', listPrefix);
  const answers = answersIn(hash);
  return (
    <nav aria-label={t('compare.kinds')}>
      <ul className={css.kinds}>
        {categories.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${prefix}${id}${answers}`}
              className={chipClass()}
              aria-current={id === chosen ? 'true' : undefined}
            >
              <Bidi>{name}</Bidi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The comparison in the chosen category, which is loaded with its messages when the first one is chosen. */
function Chosen(props: CompareProps) {
  const t = useMessages();
  const { Part: Compare, failed, load } = usePart('Compare', importCompare);
  useEffect(() => void load(), [load]);
  if (Compare) return <Compare {...props} />;
  if (!failed) return <p role="status">{t('ui.loading')}</p>;
  return (
    <div role="alert" className={css.failed}>
      <p>{t('load-failure.text')}</p>
      <Button variant="primary" onClick={() => void load()}>
        {t('load-failure.retry')}
      </Button>
    </div>
  );
}

/** The stores of a category, for readers who want to choose one themselves, and without script. */
function StoreList({ category, directory }: { readonly category: CategoryStores; readonly directory: string }) {
  const t = useMessages();
  const { id, name, stores, more } = category;
  return (
    <div id={listId(id)}>
      <h3 className={css.name}>
        <Bidi>{name}</Bidi>
      </h3>
      <ul className={css.stores}>
        {stores.map((store) => (
          <li key={store.path}>
            <PageLink to={store.path}>
              <Bidi>{store.name}</Bidi>
            </PageLink>
          </li>
        ))}
        {more !== undefined && (
          <li>
            <PageLink to={directory}>{t('tests.more', { count: more })}</PageLink>
          </li>
        )}
      </ul>
    </div>
  );
}

/** Where a purchase costs least after codes, among the stores of a category (product rule R86). */
export default function ComparePage({ page }: { readonly page: ComparePageView }) {
  const t = useMessages();
  const { heading, subtitle, intro, categories, directory } = page;
  const hash = useFragment();
  const named = categoryIn(hash);
  const chosen = categories.find(({ id }) => id === named);
  return (
    <Container>
      <PageHeading heading={heading} subtitle={subtitle} />
      {categories.length === 0 ? (
        <EmptyState icon="store" title={t('directory.empty')} />
      ) : (
        <>
          <Kinds categories={categories} chosen={chosen?.id} hash={hash} />
          <div className={css.answer} data-compare="">
            {chosen ? (
              <Chosen category={chosen} hash={hash} />
            ) : (
              named !== undefined && <p role="status">{t('compare.unknown')}</p>
            )}
          </div>
          <Section heading={t('compare.all')}>
            <div className={css.categories}>
              {categories.map((category) => (
                <StoreList key={category.id} category={category} directory={directory} />
              ))}
            </div>
          </Section>
          {intro !== undefined && <RichTextView text={intro} className={css.note} />}
        </>
      )}
    </Container>
  );
}
