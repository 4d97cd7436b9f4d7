import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

/** Handles a key while results are shown. Returns false if the results do not use the key. */
export type ResultKeys = (key: string) => boolean;

export interface SearchBoxState {
  readonly query: string;
  readonly open: boolean;
  /** The id of the result that an arrow key moved to. The list sets it. */
  readonly activeId: string | undefined;
  readonly setActiveId: (id: string | undefined) => void;
  /** Handles keys while results are shown. The list sets it. */
  readonly keys: RefObject<ResultKeys | undefined>;
  readonly type: (text: string) => void;
  readonly show: () => void;
  readonly close: () => void;
  /** Clears the box and closes the list, because another page is opened. */
  readonly leave: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Passes on text that was typed before the script was loaded. */
function useTextBeforeScript(input: RefObject<HTMLInputElement | null>, onText: (text: string) => void): void {
  const passOn = useEffectEvent(onText);
  useEffect(() => {
    const typed = input.current?.value ?? '';
    if (typed !== '') passOn(typed);
  }, [input]);
}

/** The combobox (product rule R21). `onPick` is called when a result was chosen, or another page was opened. */
export function useSearchBox(input: RefObject<HTMLInputElement | null>, onPick?: () => void): SearchBoxState {
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  const keys = useRef<ResultKeys>(undefined);
  const open = shown && query.trim() !== '';

  useTextBeforeScript(input, (text) => {
    setQuery(text);
    setShown(document.activeElement === input.current);
  });

  const show = (): void => setShown(true);
  const close = (): void => setShown(false);
  const type = (text: string): void => {
    setQuery(text);
    show();
  };

  const leave = (): void => {
    type('');
    close();
    input.current?.blur();
    onPick?.();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    // The key belongs to an input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      // Closes the list or clears the box first; only after that does the key act on what is around the box.
      if (open) close();
      else if (query !== '') type('');
      else return;
    } else if (!/^(?:Arrow(?:Down|Up)|Enter)$/.test(event.key)) return;
    else if (!keys.current?.(event.key)) show();
    event.preventDefault();
  };

  return { query, open, activeId, setActiveId, keys, type, show, close, leave, onKeyDown };
}
