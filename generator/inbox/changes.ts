import { grouped } from '../../src/domain/grouped';
import { amend, type AmendPath, type AmendRefusal, type AmendValue, type Edit } from '../amend/amend';
import type { FileChange } from '../amend/file-changes';
import { keyOrderOf } from '../amend/key-order';
import type { SourceDocument } from '../load/document';
import { fieldOf, textField } from '../load/fields';
import type { Files } from '../system/files';
import { unfinishedMark } from '../validate/rules/unfinished/rule';
import type { Schemas } from '../validate/schemas';
import type { Judged } from './verdicts';

/** A file that the program cannot change: a person must write down what is reported. */
export interface RefusedFile {
  readonly path: string;
  readonly refusal: AmendRefusal;
}

/** What the data is to become. */
export interface Proposal {
  readonly changes: readonly FileChange[];
  readonly refused: readonly RefusedFile[];
}

/** A new entry of a list: a test, which has a day, or an offer. */
interface Addition {
  readonly document: SourceDocument;
  readonly list: AmendPath;
  readonly value: AmendValue;
}

/** The list at a path, as the file has it. */
function listAt(value: unknown, path: AmendPath): readonly unknown[] {
  const found = path.reduce<unknown>(
    (part, step) => (Array.isArray(part) ? part[Number(step)] : fieldOf(part, String(step))),
    value,
  );
  return Array.isArray(found) ? found : [];
}

/** What a report adds to the data. */
function additionOf({ verdict, store, offer }: Judged): Addition | undefined {
  const own = store?.entry.document;
  if (verdict.kind === 'draft' && own) {
    const { id, code } = verdict;
    const title = { en: unfinishedMark, ar: unfinishedMark };
    return { document: own, list: ['offers'], value: { id, draft: true, kind: 'code', code, title } };
  }
  if (verdict.kind !== 'check' || !offer) return undefined;
  const { document, path: list, isOfFeed } = offer.log;
  return { document, list, value: { ...(isOfFeed && { offer: offer.id }), ...verdict.check } };
}

/** Edits that add entries to one list of a file. A log of tests is newest first; an offer becomes the last one. */
function insertions(document: SourceDocument, list: AmendPath, values: readonly AmendValue[]): readonly Edit[] {
  const days = listAt(document.value, list).map((entry) => textField(entry, 'date') ?? '');
  return values.map((value) => {
    const day = textField(value, 'date');
    const earlier = day === undefined ? -1 : days.findIndex((other) => other < day);
    const at = earlier < 0 ? days.length : earlier;
    days.splice(at, 0, day ?? '');
    return { kind: 'insert', path: list, at, value };
  });
}

const byteOrderMark = '\ufeff';

/** The text of a file as it was checked, with the mark at its beginning. If the file was changed since, it cannot be written. */
function textOfFile({ file: { path, text } }: SourceDocument, files: Pick<Files, 'read'>): string {
  const [first, second] = files.read(path) ?? [];
  return first === 0xef && second === 0xbb ? byteOrderMark + text : text;
}

/** The changes that reports lead to. Nothing is written. */
export function proposalOf(judged: readonly Judged[], files: Pick<Files, 'read'>, schemas: Schemas): Proposal {
  const changes: FileChange[] = [];
  const refused: RefusedFile[] = [];
  const additions = judged.flatMap((each) => additionOf(each) ?? []);
  for (const [document, own] of grouped(additions, (each) => each.document)) {
    const { path } = document.file;
    const edits = [...grouped(own, ({ list }) => list.join(' '))].flatMap(([, entries]) =>
      insertions(
        document,
        entries[0]?.list ?? [],
        entries.map(({ value }) => value),
      ),
    );
    const before = textOfFile(document, files);
    const keyOrder = keyOrderOf(schemas, path.startsWith('data/feeds/') ? 'feed' : 'store');
    const amended = amend(before, edits, { keyOrder });
    if ('text' in amended) changes.push({ path, before, after: amended.text });
    else refused.push({ path, refusal: amended.refused });
  }
  return { changes: changes.toSorted((a, b) => (a.path < b.path ? -1 : 1)), refused };
}
