import { grouped } from '../../../src/domain/language/grouped';
import type { AmendPath, AmendValue } from '../../catalogue/amend/amend';
import { changesOf, insertions, type Proposal } from '../../catalogue/amend/document-changes';
import type { SourceDocument } from '../../catalogue/load/document';
import type { Files } from '../../system/files';
import { unfinishedMark } from '../../catalogue/validate/rules/unfinished/rule';
import type { Schemas } from '../../catalogue/validate/schema/schemas';
import type { Judged } from './verdicts';

/** A new test or offer in a list. */
interface Addition {
  readonly document: SourceDocument;
  readonly list: AmendPath;
  readonly value: AmendValue;
}

/** Writes nothing. */
export function proposalOf(judged: readonly Judged[], files: Pick<Files, 'read'>, schemas: Schemas): Proposal {
  const additions = judged.flatMap(({ verdict, store, offer }): readonly Addition[] => {
    const own = store?.entry.document;
    if (verdict.kind === 'draft' && own) {
      const { id, code } = verdict;
      const title = { en: unfinishedMark, ar: unfinishedMark };
      return [{ document: own, list: ['offers'], value: { id, draft: true, kind: 'code', code, title } }];
    }
    if (verdict.kind !== 'check' || !offer) return [];
    const { document, path: list, isOfFeed } = offer.log;
    return [{ document, list, value: { ...(isOfFeed && { offer: offer.id }), ...verdict.check } }];
  });
  const edits = [...grouped(additions, (each) => each.document)].flatMap(([document, own]) =>
    [...grouped(own, ({ list }) => list.join(' '))].map(([, entries]) => ({
      document,
      edits: insertions(
        document,
        entries[0]?.list ?? [],
        entries.map(({ value }) => value),
      ),
    })),
  );
  return changesOf(edits, files, schemas);
}
