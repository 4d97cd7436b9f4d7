import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { sitePath } from '../domain/paths';
import type { SearchEntry } from '../domain/search';
import { useLanguage } from '../hooks/site';

/** A box to search in: what stands in it, and the list of matches below it. */
export interface SearchBoxState {
  readonly query: string;
  /** Whether the list is wanted. */
  readonly open: boolean;
  /** The place of the match that the keys have led to; -1 for the box itself. */
  readonly active: number;
  /** What the list shows now, so that keys act on just that; the list fills it in. */
  readonly matches: RefObject<readonly SearchEntry[]>;
  readonly type: (text: string) => void;
  readonly show: () => void;
  readonly close: () => void;
  /** Goes to a store. */
  readonly pick: (entry: SearchEntry) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Says what keys, letters and presses do in a combobox of stores (product rule R21).
 *
 * @param onPick called when a store was chosen
 */
export function useSearchBox(input: RefObject<HTMLInputElement | null>, onPick?: () => void): SearchBoxState {
  const language = useLanguage();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState(false);
  const [active, setActive] = useState(-1);
  const matches = useRef<readonly SearchEntry[]>([]);
  const open = shown && query.trim() !== '';

  useEffect(() => {
    // What was typed before the script was there to answer it.
    const typed = input.current?.value ?? '';
    if (typed === '') return;
    setQuery(typed);
    setShown(document.activeElement === input.current);
  }, [input]);

  const show = (): void => setShown(true);

  const close = (): void => {
    setShown(false);
    setActive(-1);
  };

  const type = (text: string): void => {
    setQuery(text);
    setActive(-1);
    show();
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
    show();
    // From the box itself, which is one more stop, upwards leads to the last match.
    if (count > 0) setActive((present) => ((present + 1 + step + (count + 1)) % (count + 1)) - 1);
  };

  const enter = (): void => {
    const [only, another] = matches.current;
    const chosen = open ? (matches.current[active] ?? (another ? undefined : only)) : undefined;
    if (chosen) pick(chosen);
    else if (!open) show();
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
      case 'Enter':
        event.preventDefault();
        enter();
        break;
      case 'Escape':
        if (query === '' && !open) break;
        // The menu round the box stays; a second press closes it.
        event.preventDefault();
        if (open) close();
        else type('');
        break;
    }
  };

  return { query, open, active, matches, type, show, close, pick, onKeyDown };
}
