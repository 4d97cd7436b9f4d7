import { useEffect, useEffectEvent, type RefObject } from 'react';

/** The row that has the focus, and those beside it. */
function rowsAround(list: HTMLElement): {
  readonly present: HTMLElement | undefined;
  readonly previous: HTMLElement | undefined;
  readonly next: HTMLElement | undefined;
} {
  const rows = [...list.querySelectorAll<HTMLElement>('article[data-offer]')];
  const place = rows.findIndex((row) => row.contains(document.activeElement));
  return { present: rows[place], previous: rows[place - 1], next: rows[place + 1] };
}

/** Moves the focus to a row. The next press of Tab leads to its first control. */
function focusRow(row: HTMLElement | undefined): void {
  if (!row) return;
  row.tabIndex = -1;
  row.focus();
  row.scrollIntoView({ block: 'nearest' });
}

/** The letter of a key, on keyboards for other scripts by its place. */
function letterOf({ key, code }: KeyboardEvent): string {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();
}

/**
 * The keys of a list, which work only while the focus is inside it and not in a field: J and K move to the next and the previous
 * offer, C copies its code, F opens the filters.
 */
export function useListKeys(list: RefObject<HTMLElement | null>, openFilters: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const { target, currentTarget } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(currentTarget instanceof HTMLElement) || !(target instanceof Element)) return;
    if (target.closest('input, select, textarea, dialog')) return;
    const { present, previous, next } = rowsAround(currentTarget);
    const actions: Readonly<Record<string, () => void>> = {
      j: () => focusRow(next),
      k: () => focusRow(previous),
      c: () => present?.querySelector<HTMLElement>('button[data-copy]')?.click(),
      f: openFilters,
    };
    const letter = letterOf(event);
    if (!Object.hasOwn(actions, letter)) return;
    event.preventDefault();
    actions[letter]?.();
  });
  useEffect(() => {
    const element = list.current;
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [list]);
}
