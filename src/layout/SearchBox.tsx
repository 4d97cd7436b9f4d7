import { useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { importWhole } from '../browser/import-whole';
import { loadJson } from '../browser/json';
import { searchFile } from '../domain/pages/site-files';
import { usePart } from '../hooks/part';
import { useLanguage } from '../hooks/site';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { joinClasses } from '../ui/join-classes';
import { styles } from './SearchBox.styles';
import { useSearchBox } from './use-search-box';

interface SearchBoxProps {
  /** Unique among the search boxes of a page. */
  readonly id: string;
  /** `l` for the main search box of a page. */
  readonly size?: 'm' | 'l';
  readonly shortcut?: 'Control+K' | 'Meta+K' | undefined;
  readonly onPick?: () => void;
}

/** Searches for stores, codes, offers, categories and posts (product rule R21): a combobox with a list of results. */
export function SearchBox({ id, size = 'm', shortcut, onPick }: SearchBoxProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const state = useSearchBox(input, onPick);
  const { query, open, activeId, setActiveId, keys, type, show, onKeyDown, close, leave } = state;
  const language = useLanguage();
  const {
    Part: SearchResults,
    failed,
    load,
  } = usePart('SearchResults', () => importWhole(() => import('../search/SearchResults')));
  const isLoaded = SearchResults !== undefined;

  // With every new letter, code that failed to load is tried once more, as the list of stores is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new query triggers the next try
  useEffect(() => {
    if (open && !isLoaded) void load();
  }, [open, query, isLoaded, load]);

  const prepare = (): void => {
    void load();
    // A failure is reported when the list is needed.
    loadJson(searchFile(language)).catch(() => undefined);
  };
  const isListShown = open && isLoaded;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that focus leaves the parts inside
    <div
      className={styles.root}
      // On a page with a large box, only the box in the header is a search landmark.
      role={size === 'm' ? 'search' : undefined}
      data-needs-script=""
      // A press beside the input keeps its focus. Safari does not focus buttons and links, so the list would close.
      onMouseDown={(event) => {
        if (event.target !== input.current) event.preventDefault();
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click beside the input focuses it, like in a field */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard reaches the input itself */}
      <div className={joinClasses(styles.frame, styles[size])} onClick={() => input.current?.focus()}>
        <Icon name="search" className={styles.icon} />
        <input
          ref={input}
          id={id}
          className={styles.input}
          // An input of type `search` cannot be a combobox.
          type="text"
          inputMode="search"
          role="combobox"
          aria-label={intl.formatMessage({ id: 'search.label' })}
          aria-expanded={isListShown}
          aria-controls={isListShown ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          aria-keyshortcuts={shortcut}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          dir="auto"
          placeholder={intl.formatMessage({ id: 'search.placeholder' })}
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
          <Button
            variant="icon"
            size="s"
            className={styles.clear}
            aria-label={intl.formatMessage({ id: 'search.clear' })}
            onClick={() => type('')}
          >
            <Icon name="close" />
          </Button>
        )}
        {query === '' && shortcut && (
          <span className={styles.keys} aria-hidden="true">
            {shortcut === 'Meta+K' ? '⌘ K' : 'Ctrl K'}
          </span>
        )}
      </div>
      {open && SearchResults && (
        <SearchResults id={listId} query={query} keys={keys} onActive={setActiveId} onLeave={leave} />
      )}
      {open && !SearchResults && (
        <p className={styles.failure} data-results role="status">
          {intl.formatMessage({ id: failed ? 'search.failed' : 'search.loading' })}
        </p>
      )}
    </div>
  );
}
