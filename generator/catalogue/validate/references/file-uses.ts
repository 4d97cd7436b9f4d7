import type { SourceDocument } from '../../load/document';
import { singleFiles } from '../../load/places';
import type { Catalogue, FileUses, ReadDocument } from '../catalogue';
import type { Draft } from '../engine/draft';
import type { Schemas } from '../schema/schemas';
import { usesIn } from './uses';

/** What the valid files refer to: those other than stores, and then stores. */
export function usesInDraft({ uses, stores }: Draft): readonly Pick<FileUses, 'document' | 'uses'>[] {
  return [...uses, ...stores];
}

export function documentsOf({
  pages,
  posts,
  stores,
  messages,
  feeds,
  evidence,
  ...singles
}: Catalogue): readonly ReadDocument[] {
  const of = (
    kind: ReadDocument['kind'],
    entries: Iterable<{ readonly document: SourceDocument } | undefined>,
  ): readonly ReadDocument[] =>
    [...new Set([...entries].map((entry) => entry?.document))].flatMap((document) =>
      document ? { kind, document } : [],
    );
  return [
    ...singleFiles.flatMap((name) => of(name, [singles[name]])),
    ...of('store', stores),
    ...of('page', pages),
    ...of('post', posts),
    ...of('messages', messages.values()),
    ...[...feeds.values()].flatMap((feed) => [...of('feed', [feed]), ...of('feed-corrections', [feed.corrections])]),
    ...of('evidence', evidence),
  ];
}

/** What files refer to, without the files that refer to nothing. */
export function usesOf(files: readonly ReadDocument[], schemas: Schemas): readonly FileUses[] {
  return files.flatMap((read) => {
    const uses = usesIn(schemas, read);
    return uses.length > 0 ? { ...read, uses } : [];
  });
}
