import { checksPath, postPath } from '../../../src/domain/pages/paths';
import type { SourceFile } from '../../catalogue/diagnostics/diagnostic';
import { loadDocument } from '../../catalogue/load/document';
import { textField } from '../../catalogue/load/fields';
import { baseName } from '../../catalogue/load/places';
import { offerSourceOf } from '../../catalogue/offers/store-offers';
import type { SiteData } from '../../site/derive/site-data';

/** From the content of the file, or else from its name. */
function pagesOfItem(file: string, source: SourceFile | undefined): readonly string[] {
  const value = source && loadDocument(source).document?.value;
  const written = textField(value, 'path') ?? /^path:[ \t]*["']?(\/[^\s"'#]*)/m.exec(source?.text ?? '')?.[1];
  if (file.startsWith('data/posts/')) return [postPath(textField(value, 'slug') ?? baseName(file))];
  if (file.startsWith('data/pages/')) return [written ?? `/${baseName(file)}`];
  const path = written ?? `/store/${baseName(file)}`;
  return [path, checksPath(path)];
}

/** The pages on which the preview shows the problems of a file; undefined for all. The hosted editor loads it at first. */
export function pagesOf(
  file: string,
  source: SourceFile | undefined,
  data: SiteData | undefined,
): readonly string[] | undefined {
  if (/^data\/(?:stores|posts|pages)\//.test(file)) return pagesOfItem(file, source);
  if (file === 'data/home.yaml') return ['/'];
  const name = baseName(file).replace(/\.corrections$/, '');
  if (file.startsWith('data/feeds/'))
    return (data?.stores ?? []).flatMap((store) =>
      offerSourceOf(store.offersFrom)?.feed === name ? [store.path, checksPath(store.path)] : [],
    );
  if (file.startsWith('data/images/')) {
    const image = file.slice('data/images/'.length);
    return [
      ...(data?.stores ?? []).flatMap((store) =>
        store.uses.some(({ kind, id }) => kind === 'picture' && id === image) ? [store.path] : [],
      ),
      ...(data?.posts ?? []).flatMap((post) => (post.image === image ? [postPath(post.slug)] : [])),
    ];
  }
  return undefined;
}
