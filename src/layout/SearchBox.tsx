import { useEffect, useId, useRef, type Ref } from 'react';
import { importWhole } from '../loading/import-whole';
import { loadSearchIndex } from '../loading/search-index';
import { useMessages } from '../hooks/messages';
import { usePart } from '../hooks/part';
import { useLanguage } from '../hooks/site';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { classNames } from '../ui/class-names';
import { css } from './SearchBox.styles';
import { useSearchBox, type SearchBoxState } from './use-search-box';

const importResults = () => importWhole(() => import('./SearchResults'));

interface SearchInputProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly id: string;
  readonly state: SearchBoxState;
  /** The list of matches, while it is shown. */
  readonly listId: string | undefined;
  /** The match in the list that the keys have selected. */
  readonly activeId: string | undefined;
  readonly onFocus: () => void;
}

/** The input of a search box, a combobox. */
function SearchInput({ ref, id, state, listId, activeId, onFocus }: SearchInputProps) {
  const t = useMessages();
  const { query, type, show, onKeyDown } = state;
  return (
    <input
      ref={ref}
      id={id}
      className={css.input}
      // A field of type search cannot be a combobox.
      type="text"
      inputMode="search"
      role="combobox"
      aria-label={t('search.label')}
      aria-expanded={listId !== undefined}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={activeId}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="search"
      dir="auto"
      placeholder={t('search.placeholder')}
      value={query}
      onChange={(event) => type(event.target.value)}
      onFocus={() => {
        onFocus();
        show();
      }}
      // Clicking a focused box triggers no focus event.
      onClick={show}
      onKeyDown={onKeyDown}
    />
  );
}

/** The list of results, which is not part of the first load. */
function useResults(open: boolean, query: string) {
  const language = useLanguage();
  const { Part: SearchResults, failed, load } = usePart('SearchResults', importResults);
  const isLoaded = SearchResults !== undefined;

  // With every new letter, code that failed to load is tried once more, as the list of stores is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new query triggers the next try
  useEffect(() => {
    if (open && !isLoaded) void load();
  }, [open, query, isLoaded, load]);

  const prepare = (): void => {
    void load();
    // A failure is reported when the list is needed.
    loadSearchIndex(language).catch(() => undefined);
  };

  return { SearchResults, failed, prepare };
}

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
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const state = useSearchBox(input, onPick);
  const { query, open, active, matches, type, close, pick, leave } = state;
  const { SearchResults, failed, prepare } = useResults(open, query);
  const isListShown = open && SearchResults !== undefined;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that focus leaves the parts inside
    <div
      className={css.root}
      // A page with a large box has a search landmark in the header.
      role={size === 'm' ? 'search' : undefined}
      data-needs-script=""
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click beside the input focuses it, as in a native field */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard reaches the input itself */}
      <div className={classNames(css.frame, css[size])} onClick={() => input.current?.focus()}>
        <Icon name="search" className={css.icon} />
        <SearchInput
          ref={input}
          id={id}
          state={state}
          listId={isListShown ? listId : undefined}
          activeId={open && active >= 0 ? `${listId}-${active}` : undefined}
          onFocus={prepare}
        />
        {query !== '' && (
          <Button variant="icon" size="s" className={css.clear} aria-label={t('search.clear')} onClick={() => type('')}>
            <Icon name="close" />
          </Button>
        )}
      </div>
      {open && SearchResults && (
        <SearchResults id={listId} query={query} active={active} matches={matches} onPick={pick} onLeave={leave} />
      )}
      {open && !SearchResults && (
        <p className={css.failure} data-results role="status">
          {failed ? t('search.failed') : t('search.loading')}
        </p>
      )}
    </div>
  );
}
