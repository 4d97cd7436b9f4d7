import { applyPatch, createPatch } from 'diff';
import type { FieldConflict, FieldValue } from '../../../../src/domain/editing/editor-protocol';
import { amend, reading, type AmendOptions } from '../../../catalogue/amend/amend';
import { utf8Text } from '../../../catalogue/amend/file-changes';
import { encoded } from '../../../system/bytes/common';
import { sameValue } from '../../../system/same-value';
import { sameContent, type Content } from '../contents';
import { editsTo, merge, type FieldChoice } from './merge';

/** The base of a draft, the draft, and the present content on disk. */
export interface FileVersions {
  readonly base: Content;
  readonly mine: Content;
  readonly theirs: Content;
}

export type MergedFile = { readonly content: Content } | { readonly conflicts: readonly FieldConflict[] };

const whole: MergedFile = { conflicts: [{ path: [] }] };

function valueIn(text: string): FieldValue | undefined {
  const read = reading(text);
  return 'value' in read ? read.value : undefined;
}

function mergeTexts(
  { base = '', mine, theirs }: { readonly base: string | undefined; readonly mine: string; readonly theirs: string },
  options: AmendOptions,
  choices: readonly FieldChoice[],
): MergedFile {
  // `false` if both sides changed the same lines.
  const patched = applyPatch(theirs, createPatch('', base, mine), { autoConvertLineEndings: false });
  const lines = patched === false ? undefined : patched;
  const [ofBase, ofMine, ofTheirs] = [base === '' ? {} : valueIn(base), valueIn(mine), valueIn(theirs)];
  // It is a table, or a text that cannot be parsed.
  if (ofBase === undefined || ofMine === undefined || ofTheirs === undefined)
    return lines === undefined ? whole : { content: encoded(lines) };
  const { value, conflicts } = merge({ base: ofBase, mine: ofMine, theirs: ofTheirs }, [], choices);
  if (conflicts.length > 0) return { conflicts };
  // A merge by lines keeps the comments of both sides.
  if (lines !== undefined && sameValue(valueIn(lines), value)) return { content: encoded(lines) };
  const amended = value === undefined ? undefined : amend(theirs, editsTo([], ofTheirs, value), options);
  return amended && 'text' in amended ? { content: encoded(amended.text) } : whole;
}

/** A choice for the path `[]` takes one version of the whole file. */
export function mergeFiles(
  versions: FileVersions,
  options: AmendOptions,
  choices: readonly FieldChoice[] = [],
): MergedFile {
  const { base, mine, theirs } = versions;
  if (sameContent(base, theirs) || sameContent(mine, theirs)) return { content: mine };
  const chosen = choices.find(({ path }) => path.length === 0);
  if (chosen) return { content: chosen.take === 'mine' ? mine : theirs };
  const texts = {
    base: base && utf8Text(base),
    mine: mine && utf8Text(mine),
    theirs: theirs && utf8Text(theirs),
  };
  const { mine: own, theirs: other } = texts;
  // One side removed the file, or it is a picture.
  if (own === undefined || other === undefined || (base && texts.base === undefined)) return whole;
  return mergeTexts({ base: texts.base, mine: own, theirs: other }, options, choices);
}
