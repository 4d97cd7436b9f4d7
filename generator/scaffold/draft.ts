import type { NewFile, Scaffolding } from './question';

/** New files of which the first, that of the store, post or page, is a draft. */
export function asDraft([own, ...others]: ReturnType<Scaffolding['write']>): readonly [NewFile, ...NewFile[]] {
  // Every such file has one of the two at its beginning; a page has no slug.
  const text = own.text.replace(/^(?:slug|kind): .*\n/m, '$&draft: true\n');
  return [{ ...own, text }, ...others];
}
