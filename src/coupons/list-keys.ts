/** The row that has the focus, and those beside it. */
function rowsAround(list: HTMLElement): {
  readonly present: HTMLElement | undefined;
  readonly previous: HTMLElement | undefined;
  readonly next: HTMLElement | undefined;
} {
  // Those in a closed fold cannot have the focus.
  const rows = [...list.querySelectorAll<HTMLElement>('article[data-offer]')].filter(
    (row) => !row.closest('details:not([open])'),
  );
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
 * What the keys of a list do: J and K move to the next and the previous offer, C copies its code, F opens the filters. They are no
 * keys in a field.
 */
export function pressKey(event: KeyboardEvent, list: HTMLElement, openFilters: () => void): void {
  const { target } = event;
  if (!(target instanceof Element) || target.closest('input, select, textarea, dialog')) return;
  const { present, previous, next } = rowsAround(list);
  const actions: Readonly<Record<string, () => void>> = {
    j: () => focusRow(next),
    k: () => focusRow(previous),
    c: () => present?.querySelector<HTMLElement>('button[data-copy]')?.click(),
    f: openFilters,
  };
  const letter = letterOf(event);
  if (Object.hasOwn(actions, letter)) actions[letter]?.();
}
