import { useCallback, useEffect, useRef, useState } from 'react';
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

/** The way of old browsers, and of pages to which the clipboard is refused. It works inside a click only. */
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

/** What `useCopy` gives. */
export interface Copying {
  /** What was copied last, for as long as the button says so. */
  readonly copiedId: string | undefined;
  /**
   * Copies a text; to be called inside the click. Resolves to false where the browser refuses (rulings, 14): then
   * `element`, which shows the text, is selected, and the caller says to copy it by hand.
   */
  readonly copy: (id: string, text: string, element?: HTMLElement | null) => Promise<boolean>;
  /** Forgets what was copied. */
  readonly reset: () => void;
}

/** Copies texts and remembers for three seconds which one (spec, section 4). */
export function useCopy(): Copying {
  const [copiedId, setCopiedId] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const reset = useCallback(() => {
    clearTimeout(timer.current);
    setCopiedId(undefined);
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = useCallback(
    async (id: string, text: string, element?: HTMLElement | null): Promise<boolean> => {
      const copied = await writeText(text);
      reset();
      if (!copied) {
        if (element) selectText(element);
        return false;
      }
      setCopiedId(id);
      timer.current = setTimeout(() => setCopiedId(undefined), copyConfirmation);
      return true;
    },
    [reset],
  );

  return { copiedId, copy, reset };
}
