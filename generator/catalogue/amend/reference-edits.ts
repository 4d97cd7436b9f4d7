import { grouped } from '../../../src/domain/language/grouped';
import { valueAt } from '../load/fields';
import { unlink } from '../validate/texts/markdown-links';
import { removalOf, type Reference } from '../validate/references/removal';
import type { Schemas } from '../validate/schema/schemas';
import type { AmendPath, Edit } from './amend';
import type { DocumentEdits } from './document-changes';

/** Edits that change the texts with links; `change` returns the text after the change of its links. */
function textEdits(
  references: readonly Reference[],
  change: (text: string, links: readonly Reference[]) => string,
): readonly DocumentEdits[] {
  const links = references.filter(({ within }) => within);
  return [...grouped(links, ({ document, path }) => `${document.file.path} ${path.join(' ')}`).values()].flatMap(
    (ofText) =>
      ofText.slice(0, 1).map(({ document, path }): DocumentEdits => {
        const value = change(String(valueAt(document.value, path)), ofText);
        return { document, edits: [{ kind: 'set', path, value }] };
      }),
  );
}

export function replaceReferences(
  references: readonly Reference[],
  nameOf: (reference: Reference) => string,
): readonly DocumentEdits[] {
  const ofFields = references.flatMap((reference): readonly DocumentEdits[] => {
    const { document, path, isKey, within } = reference;
    const name = nameOf(reference);
    return within
      ? []
      : [{ document, edits: [isKey ? { kind: 'rename', path, key: name } : { kind: 'set', path, value: name }] }];
  });
  const ofTexts = textEdits(references, (text, links) =>
    links.reduceRight(
      (changed, link) => changed.slice(0, link.within?.start) + nameOf(link) + changed.slice(link.within?.end),
      text,
    ),
  );
  return [...ofFields, ...ofTexts];
}

/** `needed` are the references that a person must change first. Links in texts become their words. */
export function removeReferences(
  references: readonly Reference[],
  schemas: Schemas,
): { readonly edits: readonly DocumentEdits[]; readonly needed: readonly Reference[] } {
  const edits = [...textEdits(references, (text, links) => unlink(text, (url) => links.some(({ id }) => id === url)))];
  const needed: Reference[] = [];
  const ofFields = references.filter(({ within }) => !within);
  for (const reference of ofFields) {
    const path = removalOf(reference, ofFields, schemas);
    if (path === 'needed') needed.push(reference);
    else if (path !== 'kept') edits.push({ document: reference.document, edits: [{ kind: 'remove', path }] });
  }
  return { edits, needed };
}

/** Moves removals to the end and orders them from the last place of a file to the first, so that none shifts another. */
export function moveRemovalsLast(edited: readonly DocumentEdits[]): readonly DocumentEdits[] {
  const isRemoval = ({ kind }: Edit): boolean => kind === 'remove';
  const removals = edited.flatMap(({ document, edits }) =>
    edits.filter(isRemoval).map((edit): DocumentEdits => ({ document, edits: [edit] })),
  );
  const others = edited.map((each) => ({ ...each, edits: each.edits.filter((edit) => !isRemoval(edit)) }));
  const seen = new Set<string>();
  const different = removals.filter(({ document, edits: [edit] }) => {
    const key = JSON.stringify([document.file.path, edit?.path]);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
  return [...others, ...different.sort((a, b) => comparePaths(b.edits[0]?.path ?? [], a.edits[0]?.path ?? []))];
}

/** Compares two places of a file by their order. A place inside another comes after it. */
function comparePaths(a: AmendPath, b: AmendPath): number {
  for (const [index, step] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    if (step === other) continue;
    return typeof step === 'number' && typeof other === 'number' ? step - other : String(step) < String(other) ? -1 : 1;
  }
  return a.length - b.length;
}
