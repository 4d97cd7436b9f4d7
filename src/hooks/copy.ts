import { useCallback, useId, useSyncExternalStore } from 'react';
import { copyConfirmation } from '../domain/constants';

/** Selects what an element shows, so that a person can copy it by hand. */
function selectText(element: HTMLElement): void {
  const selection = window.getSelection();
  if (!selection) return;
  const range = document.createRange();
  range.selectNodeContents(element);
  selection.removeAllRanges();
  selection.addRange(range);
}

/** Copies as browsers without the Clipboard API do, and pages to which it is refused. It works inside a click only. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  // Out of sight, but not so that the browser refuses to select it, and without moving the page.
  field.style.setProperty('position', 'fixed');
  field.style.setProperty('inset-block-start', '0');
  field.style.setProperty('opacity', '0');
  // Everything outside an open dialog is inert.
  (document.querySelector('dialog:modal') ?? document.body).append(field);
  field.select();
  let copied = false;
  try {
    copied = document.execCommand('copy');
  } catch {
    copied = false;
  }
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return copied;
}

async function writeText(text: string): Promise<boolean> {
  // Pages that did not come over https have no clipboard, whatever the types say. Nothing may be awaited before it
  // is called: browsers allow it only while the click is being handled.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (!clipboard) return copyBySelection(text);
  try {
    await clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

// The page has one clipboard, so at most one button says that its text was copied.
let confirmedBy: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Makes one button say for three seconds that its text was copied, and no other; without an id, none says so. */
function confirmCopy(id: string | undefined): void {
  clearTimeout(timer);
  confirmedBy = id;
  if (id !== undefined) timer = setTimeout(() => confirmCopy(undefined), copyConfirmation);
  for (const listener of listeners) listener();
}

/** What `useCopy` gives. */
export interface Copying {
  /** true for three seconds after a copy, or until another button copies. */
  readonly copied: boolean;
  /**
   * Copies a text; to be called inside the click. Resolves to false where the browser refuses: then `element`, which
   * shows the text, is selected, and the caller says to copy it by hand.
   */
  readonly copy: (text: string, element?: HTMLElement | null) => Promise<boolean>;
}

/** Copies the text of one button. Of all the buttons of the page, the last one that copied says so, for three seconds. */
export function useCopy(): Copying {
  const id = useId();
  const copied = useSyncExternalStore(
    subscribe,
    () => confirmedBy === id,
    () => false,
  );
  const copy = useCallback(
    async (text: string, element?: HTMLElement | null): Promise<boolean> => {
      const done = await writeText(text);
      confirmCopy(done ? id : undefined);
      if (!done && element) selectText(element);
      return done;
    },
    [id],
  );
  return { copied, copy };
}
