import type { SourceDocument } from '../../load/document';
import type { ReferenceKind, Schemas } from '../schema/schemas';
import { usesIn, type Use } from './uses';

/** The kinds that are checked for each store with the facts of other files, so that summaries do not need them. */
export const checkedPerFile: ReadonlySet<ReferenceKind> = new Set([
  'feed',
  'network',
  'payment',
  'goods',
  'season',
  'address',
]);

/** The kinds whose things many places name. Where the first place is, is enough to know. */
const manyTimes: ReadonlySet<ReferenceKind> = new Set(['country', 'currency', 'icon', 'picture']);

const known = new WeakMap<SourceDocument, readonly Use[]>();

/** Notes what a valid store refers to. Summaries of stores are also made where there are no schemas. */
export function noteStoreUses(schemas: Schemas, document: SourceDocument): void {
  const first = new Set<string>();
  const uses = usesIn(schemas, { kind: 'store', document }).filter(({ kind, id }) => {
    // Only links inside the site decide which pages can be reached.
    if (checkedPerFile.has(kind) || (kind === 'page' && !id.startsWith('/'))) return false;
    if (!manyTimes.has(kind)) return true;
    const name = `${kind} ${id}`;
    return !first.has(name) && Boolean(first.add(name));
  });
  known.set(document, uses);
}

/** What a valid store refers to, as far as rules across files check it. */
export function storeUsesOf(document: SourceDocument): readonly Use[] {
  const uses = known.get(document);
  if (!uses) throw new Error(`${document.file.path} has not been checked.`);
  return uses;
}
