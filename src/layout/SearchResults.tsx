import { useEffect, useMemo, useState, type RefObject } from 'react';
import { loadSearchIndex } from '../loading/search-index';
import type { Language } from '../domain/language';
import { nearestStores } from './nearest-stores';
import { decodeSearchIndex, searchStores, type SearchEntry, type SearchIndexFile } from '../domain/search';
import { useMessages } from '../hooks/messages';
import { useLanguage } from '../hooks/site';
import { PageLink } from '../links/links';
import { Bidi } from '../ui/Bidi';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { css } from './SearchResults.styles';

interface SearchResultsProps {
  readonly id: string;
  readonly query: string;
  /** The index of the match that Enter would open; -1 for none. */
  readonly active: number;
  /** Receives the shown matches, for the keyboard handling of the box. */
  readonly matches: RefObject<readonly SearchEntry[]>;
  readonly onPick: (entry: SearchEntry) => void;
  /** Called when a link was followed that is not a match. */
  readonly onLeave: () => void;
}

// As many as the list shows at once, and some to scroll to; with thousands of stores, all would take longer than a frame.
const portion = 40;

// How many stores with a similar name are shown where none matches.
const nearest = 3;

const decoded = new WeakMap<SearchIndexFile, readonly SearchEntry[]>();

/** The entries of a loaded index, which is decoded once. */
function entriesOf(file: SearchIndexFile | undefined): readonly SearchEntry[] {
  if (!file) return [];
  const entries = decoded.get(file) ?? decodeSearchIndex(file);
  decoded.set(file, entries);
  return entries;
}

/** The stores to search in, once they are loaded. */
function useSearchIndex(language: Language, query: string): readonly SearchEntry[] | 'failed' | undefined {
  const [index, setIndex] = useState<readonly SearchEntry[] | 'failed'>();
  // With every new letter, a list that failed to load is tried once more.
  const missing = index === undefined || index === 'failed';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new query triggers the next try
  useEffect(() => {
    if (!missing) return undefined;
    let current = true;
    loadSearchIndex(language).then(
      (file) => {
        if (current) setIndex(entriesOf(file));
      },
      () => {
        if (current) setIndex('failed');
      },
    );
    return () => {
      current = false;
    };
  }, [language, missing, query]);
  return index;
}

/** The first results, and more of them on request; a new query begins with the first ones again. */
function useFirstResults(
  found: readonly SearchEntry[] | undefined,
  query: string,
): { readonly shown: readonly SearchEntry[] | undefined; readonly showMore: () => void } {
  const [room, setRoom] = useState({ query, portions: 1 });
  const portions = room.query === query ? room.portions : 1;
  const shown = useMemo(() => found?.slice(0, portions * portion), [found, portions]);
  const showMore = (): void => {
    if (shown && found && shown.length < found.length) setRoom({ query, portions: portions + 1 });
  };
  return { shown, showMore };
}

interface ResultProps {
  readonly id: string;
  readonly entry: SearchEntry;
  readonly selected: boolean;
  /** The number of results, of which the list may show only the first. */
  readonly count: number;
  /** The position among the results, from 1. */
  readonly position: number;
  readonly onPick: (entry: SearchEntry) => void;
}

function Result({ id, entry, selected, count, position, onPick }: ResultProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox answers the keys for its options
    <div
      id={id}
      role="option"
      aria-selected={selected}
      aria-setsize={count}
      aria-posinset={position}
      className={css.option}
      onClick={() => onPick(entry)}
    >
      <Icon name="store" className={css.icon} />
      <span className={css.name}>
        <Bidi>{entry.name}</Bidi>
      </span>
      <Icon name="chevron" className={css.icon} />
    </div>
  );
}

interface NoMatchProps {
  readonly index: readonly SearchEntry[];
  readonly query: string;
  readonly onLeave: () => void;
}

/** Where to go on when no store matches: the stores whose names are near, and the directory. */
function NoMatch({ index, query, onLeave }: NoMatchProps) {
  const t = useMessages();
  const near = useMemo(() => nearestStores(index, query, nearest), [index, query]);
  return (
    <ul className={css.others}>
      {near.map(({ name, path }) => (
        <li key={path}>
          <PageLink to={path} className={css.option} onClick={onLeave}>
            <Icon name="store" className={css.icon} />
            <span className={css.name}>
              <Bidi>{t('search.nearest', { store: name })}</Bidi>
            </span>
            <Icon name="chevron" className={css.icon} />
          </PageLink>
        </li>
      ))}
      <li>
        <PageLink to="/stores" className={css.option} onClick={onLeave}>
          <Icon name="search" className={css.icon} />
          <span className={css.name}>{t('search.all-stores')}</span>
          <Icon name="chevron" className={css.icon} />
        </PageLink>
      </li>
    </ul>
  );
}

/** The results of the search box. */
export default function SearchResults({ id, query, active, matches, onPick, onLeave }: SearchResultsProps) {
  const t = useMessages();
  const language = useLanguage();
  const index = useSearchIndex(language, query);
  const loaded = index === 'failed' ? undefined : index;
  const found = useMemo(() => loaded && searchStores(loaded, query), [loaded, query]);
  const { shown, showMore } = useFirstResults(found, query);
  useEffect(() => {
    matches.current = shown ?? [];
    return () => {
      matches.current = [];
    };
  }, [matches, shown]);

  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const remark =
    index === 'failed'
      ? t('search.failed')
      : !found
        ? t('search.loading')
        : found.length === 0
          ? t('search.none', { query: query.trim() })
          : undefined;
  return (
    <div className={css.panel} data-results>
      <div
        id={id}
        role="listbox"
        aria-label={t('search.results')}
        className={css.list}
        // Keeps the focus in the box.
        onMouseDown={(event) => event.preventDefault()}
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          if (scrollTop + 2 * clientHeight > scrollHeight) showMore();
        }}
      >
        {shown?.map((entry, place) => (
          <Result
            key={entry.path}
            id={`${id}-${place}`}
            entry={entry}
            selected={place === active}
            count={found?.length ?? 0}
            position={place + 1}
            onPick={onPick}
          />
        ))}
      </div>
      <div role="status" aria-live="polite">
        {remark !== undefined && <p className={css.remark}>{remark}</p>}
        {found && <VisuallyHidden>{t('search.count', { count: found.length })}</VisuallyHidden>}
      </div>
      {loaded && found?.length === 0 && <NoMatch index={loaded} query={query} onLeave={onLeave} />}
    </div>
  );
}
