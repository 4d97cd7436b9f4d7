import { PageLink } from '../links/links';
import { listPagePath } from '../domain/list-pages';
import type { DirectoryPageView, DirectoryStore } from '../domain/page-data';
import { activeOffersOf } from '../domain/suggested-stores';
import { useNow } from '../hooks/clock';
import { useCountry } from '../hooks/country';
import { useMessages } from '../hooks/messages';
import { benefitLine, benefitText } from '../offers/benefit';
import { Bidi } from '../ui/Bidi';
import { Container } from '../ui/Container';
import { EmptyState } from '../ui/EmptyState';
import { LogoTile } from '../ui/LogoTile';
import { Rating } from '../ui/Rating';
import { RichTextView } from '../ui/RichTextView';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { css } from './DirectoryPage.styles';
import { ListPages } from './ListPages';
import { PageHeading } from './PageHeading';

// The group of names that do not start with a letter.
const otherLetter = '#';

// The number of stores from which a letter has rows of its own; those with fewer share one.
const manyStores = 4;

function anchorOf(letter: string): string {
  return letter === otherLetter ? 'letter-other' : `letter-${letter}`;
}

function StoreCard({ store }: { readonly store: DirectoryStore }) {
  const t = useMessages();
  const { count, benefit } = activeOffersOf(store, useNow(), useCountry());
  const words = benefit && benefitText(benefit, t);
  const { name, path, logo, initials, hue, category, rating } = store;
  return (
    <PageLink to={path} className={css.store} data-hue={hue}>
      <LogoTile src={logo} initials={initials} hue={hue} size="s" />
      <span className={css.words}>
        <span className={css.name}>
          <Bidi>{name}</Bidi>
        </span>
        <span className={css.category}>
          <Bidi>{category}</Bidi>
        </span>
        <span className={css.offers}>
          {words && (
            <strong>
              <Bidi>{benefitLine(words)}</Bidi>
            </strong>
          )}{' '}
          <span>{t('store.active-offers', { count })}</span>
        </span>
        {rating && <Rating score={rating.score} count={rating.count} atLeast={rating.atLeast} />}
      </span>
    </PageLink>
  );
}

function LetterName({ letter }: { readonly letter: string }) {
  const t = useMessages();
  if (letter !== otherLetter) return letter;
  return (
    <>
      <span aria-hidden="true">{letter}</span>
      <VisuallyHidden>{t('directory.other-letter')}</VisuallyHidden>
    </>
  );
}

interface LettersProps {
  readonly letters: NonNullable<DirectoryPageView['letters']>;
  readonly part: DirectoryPageView['part'];
}

/** Links to the stores of each letter, of which some may be on other pages of the directory. */
function Letters({ letters, part }: LettersProps) {
  const t = useMessages();
  return (
    <nav className={css.letters} aria-label={t('directory.letters')}>
      <ul className={css.row}>
        {letters.map(({ letter, page: number }) => (
          <li key={letter}>
            {part && number !== part.number ? (
              <PageLink to={`${listPagePath(part.list, number)}#${anchorOf(letter)}`} className={css.letter}>
                <LetterName letter={letter} />
              </PageLink>
            ) : (
              <a href={`#${anchorOf(letter)}`} className={css.letter}>
                <LetterName letter={letter} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** All stores, A to Z (product rule R41). */
export default function DirectoryPage({ page }: { readonly page: DirectoryPageView }) {
  const t = useMessages();
  const {
    heading,
    subtitle,
    intro,
    groups,
    part,
    letters = groups.map(({ letter }) => ({ letter, page: part?.number ?? 1 })),
  } = page;
  return (
    <Container>
      <PageHeading heading={heading} subtitle={subtitle} />
      {groups.length === 0 ? (
        <EmptyState icon="store" title={t('directory.empty')} />
      ) : (
        <>
          <Letters letters={letters} part={part} />
          <div className={css.groups}>
            {groups.map(({ letter, items }) => (
              <section
                key={letter}
                id={anchorOf(letter)}
                className={css.group}
                data-stores={items.length < manyStores ? items.length : undefined}
                aria-labelledby={`${anchorOf(letter)}-heading`}
              >
                <h2 id={`${anchorOf(letter)}-heading`} className={css.heading}>
                  <LetterName letter={letter} />
                </h2>
                <ul className={css.stores}>
                  {items.map((store) => (
                    <li key={store.slug}>
                      <StoreCard store={store} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
          {part && <ListPages part={part} />}
          {intro !== undefined && <RichTextView text={intro} className={css.note} />}
        </>
      )}
    </Container>
  );
}
