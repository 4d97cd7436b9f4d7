import { flushSync } from 'react-dom';
import type { FieldPath } from '../../domain/editing/editor-protocol';
import { idOf } from './field-model';

/** The event that tells items of lists to show one of their fields. */
export const showEvent = 'editor:show';

export function isWithin(path: FieldPath, outer: FieldPath): boolean {
  return outer.every((step, index) => path[index] === step);
}

/** The id of the element that contains everything of a field or an item. */
export function bodyOf(path: FieldPath): string {
  return `${idOf(path)}:body`;
}

const inputs = ':is(input, textarea, select):not([type="file"])';

/** The element to focus for a path: its input, else the first input in it, else its button. */
function targetOf(path: FieldPath): HTMLElement | null {
  const own = document.getElementById(idOf(path));
  if (own?.matches(inputs)) return own;
  return document.getElementById(bodyOf(path))?.querySelector<HTMLElement>(inputs) ?? own;
}

/** Focuses a field synchronously, or the innermost field around it; never later, as the user may have moved on. */
export function focusPath(path: FieldPath): void {
  // Each iteration expands one more level of nested items.
  for (let level = 0; level < path.length && !targetOf(path)?.matches(inputs); level += 1)
    flushSync(() => window.dispatchEvent(new CustomEvent<FieldPath>(showEvent, { detail: path })));
  let target: HTMLElement | null = null;
  for (let own = path; !target && own.length > 0; own = own.slice(0, -1)) target = targetOf(own);
  target?.focus();
  target?.scrollIntoView({ block: 'nearest' });
}

export function changeAndFocus(change: () => void, path: FieldPath): void {
  flushSync(change);
  focusPath(path);
}
