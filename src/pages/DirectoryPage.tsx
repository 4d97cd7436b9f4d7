import { FormattedMessage, useIntl } from 'react-intl';
import { PageLink } from '../ui/links/links';
import { listPagePath } from '../domain/pages/list-pages';
import type { DirectoryPageView } from '../domain/pages/page-data';
import { useCountry } from '../hooks/country';
import { Bidi } from '../ui/text/Bidi';
import { Container } from '../ui/Container';
import { EmptyState } from '../ui/EmptyState';
import { chipClass } from '../ui/Chip';
import { RichTextView } from '../ui/RichTextView';
import { Section } from '../ui/Section';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { styles } from './DirectoryPage.styles';
import { ListPages } from './ListPages';
import { PageHeading } from './PageHeading';
import { PageLinks } from './PageLinks';
import { StoreRows } from './StoreRows';

// The group of names that do not start with a letter.
const otherLetter = '#';

const lettersId = 'letters';
const categoriesId = 'categories';

function anchorOf(letter: string): string {
  return letter === otherLetter ? 'letter-other' : `letter-${letter}`;
}

function LetterName({ letter }: { readonly letter: string }) {
  if (letter !== otherLetter) return letter;
  return (
    <>
      <span aria-hidden="true">{letter}</span>
      <VisuallyHidden>
        <FormattedMessage id="directory.other-letter" />
      </VisuallyHidden>
    </>
  );
}

/** The page of all stores, A to Z, then by category (product rule R41). */
export default function DirectoryPage({ page }: { readonly page: DirectoryPageView }) {
  const intl = useIntl();
  const {
    heading,
    subtitle,
    intro,
    groups,
    part,
    trail,
    categories,
    collections,
    letters = groups.map(({ letter }) => ({ letter, page: part?.number ?? 1 })),
  } = page;
  const country = useCountry();
  const byCategory = intl.formatMessage({ id: 'directory.by-category' });
  const isUnrated = groups.some(({ items }) => items.some(({ rating }) => !rating));
  return (
    <Container>
      <PageHeading heading={heading} trail={trail} subtitle={subtitle} />
      {groups.length === 0 ? (
        <EmptyState icon="store" title={intl.formatMessage({ id: 'directory.empty' })} />
      ) : (
        <>
          <nav aria-label={intl.formatMessage({ id: 'directory.orders' })}>
            <ul className={styles.orders}>
              <li>
                <a href={`#${lettersId}`} className={chipClass()}>
                  {intl.formatMessage({ id: 'directory.by-letter' })}
                </a>
              </li>
              <li>
                {/* The stores by category are only on the first page. */}
                {part && part.number > 1 ? (
                  <PageLink to={`${part.list}#${categoriesId}`} className={chipClass()}>
                    {byCategory}
                  </PageLink>
                ) : (
                  <a href={`#${categoriesId}`} className={chipClass()}>
                    {byCategory}
                  </a>
                )}
              </li>
            </ul>
          </nav>
          <nav className={styles.letters} aria-label={intl.formatMessage({ id: 'directory.letters' })}>
            <ul className={styles.row}>
              {letters.map(({ letter, page: number }) => (
                <li key={letter}>
                  {/* Some letters are on other pages of the directory. */}
                  {part && number !== part.number ? (
                    <PageLink to={`${listPagePath(part.list, number)}#${anchorOf(letter)}`} className={styles.letter}>
                      <LetterName letter={letter} />
                    </PageLink>
                  ) : (
                    <a href={`#${anchorOf(letter)}`} className={styles.letter}>
                      <LetterName letter={letter} />
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          {/* What the rows of most stores do not state, said once. */}
          <p className={styles.notStated}>
            {isUnrated && intl.formatMessage({ id: 'directory.unrated' })}{' '}
            <span className={styles.countries} data-shown={country && ''}>
              {intl.formatMessage({ id: 'directory.countries' })}
            </span>
          </p>
          <div className={styles.groups} id={lettersId}>
            {groups.map(({ letter, items }) => (
              <section
                key={letter}
                id={anchorOf(letter)}
                className={styles.group}
                aria-labelledby={`${anchorOf(letter)}-heading`}
              >
                <h2 id={`${anchorOf(letter)}-heading`} className={styles.heading}>
                  <LetterName letter={letter} />
                </h2>
                <StoreRows stores={items} />
              </section>
            ))}
          </div>
          {part && <ListPages part={part} />}
          {categories && collections && (
            <Section
              id={categoriesId}
              heading={intl.formatMessage({ id: 'directory.categories' })}
              className={styles.categories}
            >
              <PageLinks links={collections} />
              <ul className={styles.kinds}>
                {categories.map(({ name, path, stores, more }) => (
                  <li key={name}>
                    <h3 className={styles.kind}>
                      {path === undefined ? <Bidi>{name}</Bidi> : <PageLink to={path} text={name} />}
                    </h3>
                    <ul className={styles.kindStores}>
                      {stores.map((store) => (
                        <li key={store.path}>
                          <PageLink to={store.path} text={store.name} />
                        </li>
                      ))}
                      {more !== undefined && path !== undefined && (
                        <li>
                          <PageLink to={path}>{intl.formatMessage({ id: 'tests.more' }, { count: more })}</PageLink>
                        </li>
                      )}
                    </ul>
                  </li>
                ))}
              </ul>
            </Section>
          )}
          {intro !== undefined && <RichTextView text={intro} className={styles.note} />}
        </>
      )}
    </Container>
  );
}
