import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { withCountryOf } from '../domain/country';
import { sitePath } from '../domain/paths';
import type { SearchEntry } from '../domain/search';
import { useLanguage } from '../hooks/site';

/** The state of a search box and its list of matches. */
export interface SearchBoxState {
  readonly query: string;
  /** Whether the list is open. */
  readonly open: boolean;
  /** The index of the match selected by keyboard; -1 for the box itself. */
  readonly active: number;
  /** The matches that the list currently shows. The list sets it. */
  readonly matches: RefObject<readonly SearchEntry[]>;
  readonly type: (text: string) => void;
  readonly show: () => void;
  readonly close: () => void;
  /** Opens the page of a store. */
  readonly pick: (entry: SearchEntry) => void;
  /** Clears the box and closes the list, as another page is opened. */
  readonly leave: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** What the keys of the box do. */
interface BoxActions {
  readonly move: (step: 1 | -1) => void;
  readonly enter: () => void;
  /** Closes the list, or empties the box; returns false if there is neither a list nor a text. */
  readonly giveUp: () => boolean;
}

function answerKey(event: KeyboardEvent, { move, enter, giveUp }: BoxActions): void {
  // The key belongs to an input method.
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
      // The first press does not close the menu around the box; the second does.
      if (giveUp()) event.preventDefault();
      break;
  }
}

/** Passes on the text that was typed before the script had loaded. */
function useTextBeforeScript(input: RefObject<HTMLInputElement | null>, onText: (text: string) => void): void {
  const passOn = useEffectEvent(onText);
  useEffect(() => {
    const typed = input.current?.value ?? '';
    if (typed !== '') passOn(typed);
  }, [input]);
}

/** The text of the box, and whether its list is open. */
function useBoxText(input: RefObject<HTMLInputElement | null>) {
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState(false);
  const [active, setActive] = useState(-1);

  useTextBeforeScript(input, (text) => {
    setQuery(text);
    setShown(document.activeElement === input.current);
  });

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

  return { query, open: shown && query.trim() !== '', active, setActive, show, close, type };
}

/**
 * The keyboard and pointer behaviour of the combobox of stores (product rule R21).
 *
 * @param onPick called when a store was chosen, or another page
 */
export function useSearchBox(input: RefObject<HTMLInputElement | null>, onPick?: () => void): SearchBoxState {
  const language = useLanguage();
  const navigate = useNavigate();
  const { setActive, ...text } = useBoxText(input);
  const { query, open, active, show, close, type } = text;
  const matches = useRef<readonly SearchEntry[]>([]);

  const leave = (): void => {
    type('');
    close();
    input.current?.blur();
    onPick?.();
  };

  const pick = (entry: SearchEntry): void => {
    leave();
    void navigate(withCountryOf(window.location.search, sitePath(language, entry.path)));
  };

  const move = (step: 1 | -1): void => {
    const count = matches.current.length;
    show();
    // The box itself is one more stop, from which ArrowUp leads to the last match.
    if (count > 0) setActive((present) => ((present + 1 + step + (count + 1)) % (count + 1)) - 1);
  };

  const enter = (): void => {
    const [only, another] = matches.current;
    const chosen = open ? (matches.current[active] ?? (another ? undefined : only)) : undefined;
    if (chosen) pick(chosen);
    else if (!open) show();
  };

  const giveUp = (): boolean => {
    if (open) close();
    else if (query !== '') type('');
    else return false;
    return true;
  };

  return { ...text, matches, pick, leave, onKeyDown: (event) => answerKey(event, { move, enter, giveUp }) };
}
