import { useEffect, useMemo, useState, type RefObject } from 'react';
import { loadSearchIndex } from '../loading/search-index';
import { searchStores, type SearchEntry } from '../domain/search';
import { useMessages } from '../hooks/messages';
import { useLanguage } from '../hooks/site';
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
}

// As many as the list shows at once, and some to scroll to; with thousands of stores, all would take longer than a frame.
const portion = 40;

/** The results of the search box. */
export default function SearchResults({ id, query, active, matches, onPick }: SearchResultsProps) {
  const t = useMessages();
  const language = useLanguage();
  const [index, setIndex] = useState<readonly SearchEntry[] | 'failed'>();

  // With every new letter, a list that failed to load is tried once more.
  const missing = index === undefined || index === 'failed';
  useEffect(() => {
    if (!missing) return undefined;
    let current = true;
    loadSearchIndex(language).then(
      (entries) => {
        if (current) setIndex(entries);
      },
      () => {
        if (current) setIndex('failed');
      },
    );
    return () => {
      current = false;
    };
  }, [language, missing, query]);

  const found = useMemo(
    () => (index === undefined || index === 'failed' ? undefined : searchStores(index, query)),
    [index, query],
  );
  const [room, setRoom] = useState({ query, portions: 1 });
  const portions = room.query === query ? room.portions : 1;
  const shown = useMemo(() => found?.slice(0, portions * portion), [found, portions]);
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
      <ul
        id={id}
        role="listbox"
        aria-label={t('search.results')}
        className={css.list}
        // Keeps the focus in the box.
        onMouseDown={(event) => event.preventDefault()}
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          if (scrollTop + 2 * clientHeight > scrollHeight && shown && found && shown.length < found.length)
            setRoom({ query, portions: portions + 1 });
        }}
      >
        {shown?.map((entry, place) => (
          // A combobox keeps focus in its box, where it answers the keys for its options.
          <li
            key={entry.path}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === active}
            aria-setsize={found?.length}
            aria-posinset={place + 1}
            className={css.option}
            onClick={() => onPick(entry)}
          >
            <Icon name="store" className={css.icon} />
            <span className={css.name}>
              <Bidi>{entry.name}</Bidi>
            </span>
            <Icon name="chevron" className={css.icon} />
          </li>
        ))}
      </ul>
      <div role="status" aria-live="polite">
        {remark !== undefined && <p className={css.remark}>{remark}</p>}
        {found && <VisuallyHidden>{t('search.count', { count: found.length })}</VisuallyHidden>}
      </div>
    </div>
  );
}
