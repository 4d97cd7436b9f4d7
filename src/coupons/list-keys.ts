function rowsAround(list: HTMLElement): {
  readonly present: HTMLElement | undefined;
  readonly previous: HTMLElement | undefined;
  readonly next: HTMLElement | undefined;
} {
  // Rows in a closed fold cannot be focused.
  const rows = [...list.querySelectorAll<HTMLElement>('article[data-offer]')].filter(
    (row) => !row.closest('details:not([open])'),
  );
  const place = rows.findIndex((row) => row.contains(document.activeElement));
  return { present: rows[place], previous: rows[place - 1], next: rows[place + 1] };
}

/** Moves the focus to a row. The next press of Tab moves to its first control. */
function focusRow(row: HTMLElement | undefined): void {
  if (!row) return;
  row.tabIndex = -1;
  row.focus();
  row.scrollIntoView({ block: 'nearest' });
}

/** J and K move to the next and previous offer, C copies its code, F opens the filters. Ignored in fields. */
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
  // On keyboards for other scripts, the letter at the position of the key.
  const letter = (/^[a-z]$/i.test(event.key) ? event.key : event.code.replace(/^Key/, '')).toLowerCase();
  if (Object.hasOwn(actions, letter)) actions[letter]?.();
}
