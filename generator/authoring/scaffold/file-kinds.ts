import type { AnyChange } from '../../catalogue/amend/file-changes';
import type { Creation } from '../everyday/action';
import type { Existing } from './existing';
import { pageKind } from './page';
import { postKind } from './post';
import { storeKind } from './store';

/** By the word in the command. */
export const fileKinds: Readonly<Record<string, Creation<Existing>>> = {
  store: storeKind,
  post: postKind,
  page: pageKind,
};

/** Marks the first of the new files, a store, post or page, as a draft. */
export function asDraft([own, ...others]: readonly AnyChange[]): readonly AnyChange[] {
  // These files begin with one of the two keys: a page has no `slug`.
  const after =
    typeof own?.after === 'string' ? own.after.replace(/^(?:slug|kind): .*\n/m, '$&draft: true\n') : undefined;
  return own ? [{ ...own, after }, ...others] : [];
}
