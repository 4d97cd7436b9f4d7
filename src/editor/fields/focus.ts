import { flushSync } from 'react-dom';
import type { FieldPath } from '../../domain/editor-protocol';
import { idOf } from './field-model';

/** The event by which items of lists learn that a field of theirs is to be shown. */
export const showEvent = 'editor:show';

/** Whether a path leads to something, or into it. */
export function isWithin(path: FieldPath, outer: FieldPath): boolean {
  return outer.every((step, index) => path[index] === step);
}

/** The id of the element around everything that a field or an item shows. */
export function bodyOf(path: FieldPath): string {
  return `${idOf(path)}:body`;
}

const inputs = ':is(input, textarea, select):not([type="file"])';

/** What takes the focus for a path: its input, else the first input in it, else its button. */
function targetOf(path: FieldPath): HTMLElement | null {
  const own = document.getElementById(idOf(path));
  if (own?.matches(inputs)) return own;
  return document.getElementById(bodyOf(path))?.querySelector<HTMLElement>(inputs) ?? own;
}

/**
 * Opens what hides a field and gives it the focus at once; if it is not shown, the innermost field around it. The focus is never
 * given later: the reader may have gone on.
 */
export function focusPath(path: FieldPath): void {
  // Each round opens one more of the items that lie in each other.
  for (let level = 0; level < path.length && !targetOf(path)?.matches(inputs); level += 1)
    flushSync(() => window.dispatchEvent(new CustomEvent<FieldPath>(showEvent, { detail: path })));
  let target: HTMLElement | null = null;
  for (let own = path; !target && own.length > 0; own = own.slice(0, -1)) target = targetOf(own);
  target?.focus();
  target?.scrollIntoView({ block: 'nearest' });
}

/** Makes a change of the form, and gives the focus to a field as it is after that. */
export function changeAndFocus(change: () => void, path: FieldPath): void {
  flushSync(change);
  focusPath(path);
}
