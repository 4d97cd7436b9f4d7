import type { FieldPath } from '../../domain/editor-protocol';
import { idOf } from './field-model';

/** The event by which items of lists learn that a field of theirs is to be shown. */
export const showEvent = 'editor:show';

/** Whether a path leads to something, or into it. */
export function isWithin(path: FieldPath, outer: FieldPath): boolean {
  return outer.every((step, index) => path[index] === step);
}

/** How many frames a field has to appear: a new one comes with the server's answer. */
const patience = 240;

/** Opens what hides a field, and gives it the focus as soon as it is there; if it never is, the innermost field around it. */
export function focusPath(path: FieldPath): void {
  const element = (own: FieldPath): HTMLElement | null => document.getElementById(idOf(own));
  let frames = 0;
  const attempt = (): void => {
    frames += 1;
    let found = element(path);
    if (!found && frames < patience) {
      // What hides it may itself have come just now.
      window.dispatchEvent(new CustomEvent<FieldPath>(showEvent, { detail: path }));
      requestAnimationFrame(attempt);
      return;
    }
    for (let own = path; !found && own.length > 0; ) {
      own = own.slice(0, -1);
      found = element(own);
    }
    found?.focus();
    found?.scrollIntoView({ block: 'center' });
  };
  attempt();
}
