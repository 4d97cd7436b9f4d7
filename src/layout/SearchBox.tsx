import { useEffect, useId, useRef } from 'react';
import { importWhole } from '../loading/import-whole';
import { loadSearchIndex } from '../loading/search-index';
import { useMessages } from '../hooks/messages';
import { usePart } from '../hooks/part';
import { useLanguage } from '../hooks/site';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { classNames } from '../ui/class-names';
import { css } from './SearchBox.styles';
import { useSearchBox } from './use-search-box';

const importResults = () => importWhole(() => import('./SearchResults'));

interface SearchBoxProps {
  /** Unique among the search boxes of a page. */
  readonly id: string;
  /** `l` for the main search box of a page. */
  readonly size?: 'm' | 'l';
  /** Called when a store was chosen. */
  readonly onPick?: () => void;
}

/** Searches for stores by name (product rule R21): a combobox with a list of matches. */
export function SearchBox({ id, size = 'm', onPick }: SearchBoxProps) {
  const t = useMessages();
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const { query, open, active, matches, type, show, close, pick, onKeyDown } = useSearchBox(input, onPick);
  const { Part: SearchResults, failed, load } = usePart('SearchResults', importResults);
  const isLoaded = SearchResults !== undefined;

  // With every new letter, code that failed to load is tried once more, as the list of stores is.
  useEffect(() => {
    if (open && !isLoaded) void load();
  }, [open, query, isLoaded, load]);

  const prepare = (): void => {
    void load();
    // A failure is reported when the list is needed.
    loadSearchIndex(language).catch(() => undefined);
  };

  return (
    <div
      className={css.root}
      // A page with a large box has a search landmark in the header.
      role={size === 'm' ? 'search' : undefined}
      data-needs-script=""
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <div className={classNames(css.frame, css[size])} onClick={() => input.current?.focus()}>
        <Icon name="search" className={css.icon} />
        <input
          ref={input}
          id={id}
          className={css.input}
          // A field of type search cannot be a combobox.
          type="text"
          inputMode="search"
          role="combobox"
          aria-label={t('search.label')}
          aria-expanded={open && isLoaded}
          aria-controls={open && isLoaded ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          dir="auto"
          placeholder={t('search.placeholder')}
          value={query}
          onChange={(event) => type(event.target.value)}
          onFocus={() => {
            prepare();
            show();
          }}
          // Clicking a focused box triggers no focus event.
          onClick={show}
          onKeyDown={onKeyDown}
        />
        {query !== '' && (
          <Button variant="icon" size="s" className={css.clear} aria-label={t('search.clear')} onClick={() => type('')}>
            <Icon name="close" />
          </Button>
        )}
      </div>
      {open && SearchResults && (
        <SearchResults id={listId} query={query} active={active} matches={matches} onPick={pick} />
      )}
      {open && !SearchResults && (
        <p className={css.failure} data-results role="status">
          {failed ? t('search.failed') : t('search.loading')}
        </p>
      )}
    </div>
  );
}
