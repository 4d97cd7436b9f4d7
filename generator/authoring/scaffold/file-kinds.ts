import type { AnyChange } from '../../catalogue/amend/file-changes';
import type { NewKind } from '../everyday/new-kind';
import type { Existing } from './existing';
import { pageKind } from './page';
import { postKind } from './post';
import { storeKind } from './store';

/** The kinds of file that can be created, by the words for them. */
export const fileKinds: Readonly<Record<string, NewKind<Existing>>> = {
  store: storeKind,
  post: postKind,
  page: pageKind,
};

/** New files of which the first, that of the store, post or page, is a draft. */
export function asDraft([own, ...others]: readonly AnyChange[]): readonly AnyChange[] {
  // Every such file has one of the two at its beginning; a page has no slug.
  const after =
    typeof own?.after === 'string' ? own.after.replace(/^(?:slug|kind): .*\n/m, '$&draft: true\n') : undefined;
  return own ? [{ ...own, after }, ...others] : [];
}
