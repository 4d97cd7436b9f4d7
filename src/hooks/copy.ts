import { useCallback, useId } from 'react';
import { copyConfirmation } from '../domain/constants';
import { sharedState, useShared } from './shared-state';

function selectText(element: HTMLElement): void {
  const selection = window.getSelection();
  if (!selection) return;
  const range = document.createRange();
  range.selectNodeContents(element);
  selection.removeAllRanges();
  selection.addRange(range);
}

/** Copies without the Clipboard API, for pages without it or without permission. Works only in a click handler. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  // Invisible, but selectable, and without scrolling the page.
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
  // Pages without https have no clipboard at run time. Nothing may be awaited before the call, because browsers allow
  // it only during a click.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (!clipboard) return copyBySelection(text);
  try {
    await clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

// There is one clipboard, so at most one button shows a confirmation.
const confirmed = sharedState<string | undefined>(undefined);
let timer: ReturnType<typeof setTimeout> | undefined;

/** For three seconds; removes it from all other buttons, without an id from all. */
function confirmCopy(id: string | undefined): void {
  clearTimeout(timer);
  if (id !== undefined) timer = setTimeout(() => confirmCopy(undefined), copyConfirmation);
  confirmed.set(id);
}

export interface Copying {
  /** true for three seconds after copying, or until the attempt of another button ends. */
  readonly copied: boolean;
  /**
   * Must be called in a click handler. False if the browser refuses: then `element` is selected, to copy it manually.
   */
  readonly copy: (text: string, element?: HTMLElement | null) => Promise<boolean>;
}

/** Copies the text of a button. Only the last button that copied shows a confirmation, for three seconds. */
export function useCopy(): Copying {
  const id = useId();
  const copied = useShared(confirmed, (by) => by === id);
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
