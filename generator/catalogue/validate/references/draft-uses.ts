import type { Store } from '../../../../src/generated/data-types';
import type { SourceDocument } from '../../load/document';
import { singleFiles, type SingleFile } from '../../load/places';
import type { Entry } from '../catalogue';
import type { Draft, ReadDocument, RestDraft } from '../draft';
import type { Schemas } from '../schemas';
import { usesIn, type Use } from './uses';

/** What one valid file refers to. */
export interface FileUses {
  readonly kind: ReadDocument['kind'];
  readonly value: unknown;
  readonly document: SourceDocument;
  readonly uses: readonly Use[];
}

/** Valid files. */
interface ValidFiles extends Pick<RestDraft, SingleFile | 'pages' | 'posts' | 'feeds' | 'evidence'> {
  readonly stores?: readonly Entry<Store>[];
}

/** What valid files refer to. */
export function usesOfFiles(
  { pages, posts, feeds, evidence, stores = [], ...singles }: ValidFiles,
  schemas: Schemas,
): readonly FileUses[] {
  const of = (
    kind: ReadDocument['kind'],
    entries: Iterable<{ readonly value: unknown; readonly document: SourceDocument } | undefined>,
  ): readonly FileUses[] =>
    [...entries].flatMap((entry) => (entry ? [{ ...entry, kind, uses: usesIn(schemas, kind, entry.value) }] : []));
  return [
    ...singleFiles.flatMap((name) => of(name, [singles[name]])),
    ...of('page', pages),
    ...of('post', posts),
    ...[...feeds.values()].flatMap((feed) => [...of('feed', [feed]), ...of('feed-corrections', [feed.corrections])]),
    ...of('evidence', evidence),
    // The value of a store may have reported orders, which are not in its file.
    ...of(
      'store',
      stores.map(({ document }) => ({ document, value: document.value })),
    ),
  ];
}

const known = new WeakMap<Draft, readonly FileUses[]>();

/** What the valid files refer to: those other than stores, and then stores, whose `value` is only the summary. */
export function usesInDraft(draft: Draft, schemas: Schemas): readonly FileUses[] {
  const uses = known.get(draft) ?? [
    ...usesOfFiles({ ...draft, stores: [] }, schemas),
    ...draft.stores.map(
      (store): FileUses => ({ kind: 'store', value: store, document: store.document, uses: store.uses }),
    ),
  ];
  known.set(draft, uses);
  return uses;
}
