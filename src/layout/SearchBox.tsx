import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { importWhole } from '../app/import-whole';
import { loadSearchIndex } from '../app/load';
import { sitePath } from '../domain/paths';
import type { SearchEntry } from '../domain/search';
import { useMessages } from '../hooks/messages';
import { usePart } from '../hooks/part';
import { useLanguage } from '../hooks/site';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { classNames } from '../ui/class-names';
import { css } from './SearchBox.styles';

const importResults = () => importWhole(() => import('./SearchResults'));

interface SearchBoxProps {
  /** Tells the boxes of a page apart. */
  readonly id: string;
  /** `l` for the one that a screen is about. */
  readonly size?: 'm' | 'l';
  /** Called when a store was chosen. */
  readonly onPick?: () => void;
}

/** Looks for stores by name (spec, section 2.2; rulings, 16): a combobox with a list of matches. */
export function SearchBox({ id, size = 'm', onPick }: SearchBoxProps) {
  const t = useMessages();
  const language = useLanguage();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState(false);
  const [active, setActive] = useState(-1);
  // What the list shows now, so that keys act on just that.
  const matches = useRef<readonly SearchEntry[]>([]);
  const open = shown && query.trim() !== '';
  const { Part: SearchResults, failed, load } = usePart(importResults);
  const isLoaded = SearchResults !== undefined;

  useEffect(() => {
    // What was typed before the script was there to answer it.
    const typed = input.current?.value ?? '';
    if (typed === '') return;
    setQuery(typed);
    setShown(document.activeElement === input.current);
  }, []);

  // With every new letter, code that failed to load is tried once more, as the list of stores is.
  useEffect(() => {
    if (open && !isLoaded) void load();
  }, [open, query, isLoaded, load]);

  const prepare = (): void => {
    void load();
    // Whatever fails here fails again, and is said, when the list is needed.
    loadSearchIndex(language).catch(() => undefined);
  };

  const close = (): void => {
    setShown(false);
    setActive(-1);
  };

  const type = (text: string): void => {
    setQuery(text);
    setActive(-1);
    setShown(true);
  };

  const pick = (entry: SearchEntry): void => {
    type('');
    close();
    input.current?.blur();
    onPick?.();
    void navigate(sitePath(language, entry.path));
  };

  const move = (step: 1 | -1): void => {
    const count = matches.current.length;
    setShown(true);
    // From the box itself, which is one more stop, upwards leads to the last match.
    if (count > 0) setActive((present) => ((present + 1 + step + (count + 1)) % (count + 1)) - 1);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    // Keys that belong to an input method's own list.
    if (event.nativeEvent.isComposing) return;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        move(event.key === 'ArrowDown' ? 1 : -1);
        break;
      case 'Enter': {
        event.preventDefault();
        const [only, another] = matches.current;
        const chosen = open ? (matches.current[active] ?? (another ? undefined : only)) : undefined;
        if (chosen) pick(chosen);
        else if (!open) setShown(true);
        break;
      }
      case 'Escape':
        if (query === '' && !open) break;
        // The menu round the box stays; a second press closes it.
        event.preventDefault();
        if (open) close();
        else type('');
        break;
    }
  };

  return (
    <div
      className={css.root}
      // One landmark is enough: where the large box stands, the header has its own.
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
          type="search"
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
            setShown(true);
          }}
          // A box that has focus already does not get it again by a click.
          onClick={() => setShown(true)}
          onKeyDown={onKeyDown}
        />
        {query !== '' && (
          <Button variant="icon" size="s" className={css.clear} aria-label={t('search.clear')} onClick={() => type('')}>
            <Icon name="close" />
          </Button>
        )}
      </div>
      {open && SearchResults && <SearchResults id={listId} query={query} active={active} matches={matches} onPick={pick} />}
      {open && !SearchResults && failed && (
        <p className={css.failure} data-results role="status">
          {t('search.failed')}
        </p>
      )}
    </div>
  );
}
