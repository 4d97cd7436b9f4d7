import { applyPatch, createPatch } from 'diff';
import type { FieldConflict, FieldValue } from '../../../src/domain/editor-protocol';
import { amend, reading, type AmendOptions } from '../../catalogue/amend/amend';
import { textOf } from '../../catalogue/amend/file-changes';
import { encoded } from '../../system/bytes/common';
import { sameValue } from '../../system/same-value';
import { sameContent, type Content } from './contents';
import { editsTo, merge, type FieldChoice } from './merge';

/** The three versions of a file: what a draft began with, the draft, and what the disk has now. */
export interface FileVersions {
  readonly base: Content;
  readonly mine: Content;
  readonly theirs: Content;
}

/** One file of three versions, or the fields that two people have changed in different ways. */
export type MergedFile = { readonly content: Content } | { readonly conflicts: readonly FieldConflict[] };

/** The file as a whole is the conflict. */
const whole: MergedFile = { conflicts: [{ path: [] }] };

function valueIn(text: string): FieldValue | undefined {
  const read = reading(text);
  return 'value' in read ? read.value : undefined;
}

/** The lines of both, where neither has changed the lines of the other. */
function mergedLines(base: string, mine: string, theirs: string): string | undefined {
  const patched = applyPatch(theirs, createPatch('', base, mine), { autoConvertLineEndings: false });
  return patched === false ? undefined : patched;
}

function mergeTexts(
  { base = '', mine, theirs }: { readonly base: string | undefined; readonly mine: string; readonly theirs: string },
  options: AmendOptions,
  choices: readonly FieldChoice[],
): MergedFile {
  const lines = mergedLines(base, mine, theirs);
  const [ofBase, ofMine, ofTheirs] = [base === '' ? {} : valueIn(base), valueIn(mine), valueIn(theirs)];
  // A table, or a text that cannot be read.
  if (ofBase === undefined || ofMine === undefined || ofTheirs === undefined)
    return lines === undefined ? whole : { content: encoded(lines) };
  const { value, conflicts } = merge({ base: ofBase, mine: ofMine, theirs: ofTheirs }, [], choices);
  if (conflicts.length > 0) return { conflicts };
  // With lines, comments of both stay too.
  if (lines !== undefined && sameValue(valueIn(lines), value)) return { content: encoded(lines) };
  const amended = value === undefined ? undefined : amend(theirs, editsTo([], ofTheirs, value), options);
  return amended && 'text' in amended ? { content: encoded(amended.text) } : whole;
}

/** Makes one file of three versions. A choice for the path `[]` takes a version of the whole file. */
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
    base: base && textOf(base),
    mine: mine && textOf(mine),
    theirs: theirs && textOf(theirs),
  };
  const { mine: own, theirs: other } = texts;
  // Removed by one of the two, or a picture.
  if (own === undefined || other === undefined || (base && texts.base === undefined)) return whole;
  return mergeTexts({ base: texts.base, mine: own, theirs: other }, options, choices);
}
