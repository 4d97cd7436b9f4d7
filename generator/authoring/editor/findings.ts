import { grouped } from '../../../src/domain/language/grouped';
import { isRefusedIfStrict } from '../../catalogue/diagnostics/codes';
import { textOf, type Diagnostic, type SourceFile } from '../../catalogue/diagnostics/diagnostic';
import { loadDocument } from '../../catalogue/load/document';
import { valueAt } from '../../catalogue/load/fields';
import { isCollection, isMap, isNode, isPair, isScalar, isSeq, parseDocument } from 'yaml';
import type {
  Confirmation,
  FieldEdit,
  FieldPath,
  Finding,
  FindingText,
  RefusedWarnings,
} from '../../../src/domain/editing/editor-protocol';
import type { Language } from '../../../src/domain/language/language';
import type { Checked } from '../../catalogue/check/check';
import { RuleError } from '../../catalogue/validate/engine/rule-error';
import { DiskError } from '../../system/files';
import type { LiveSite } from '../dev/live-site';
import { problemKindOf } from '../dev/problems';
import { linesOf } from '../../catalogue/diagnostics/lines';
import type { EditedSite, Findings } from './session';

function rangeOf(node: unknown): readonly [start: number, end: number] | undefined {
  if (!isNode(node)) return undefined;
  const [start, end] = node.range ?? [];
  return start === undefined || end === undefined ? undefined : [start, end];
}

function isAt(node: unknown, offset: number): boolean {
  const range = rangeOf(node);
  return range !== undefined && offset >= range[0] && offset < range[1];
}

/** The last item that begins at or before an offset. The items are in the order of the text. */
function lastBefore<Item>(items: readonly Item[], offset: number, startOf: (item: Item) => number | undefined): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && (startOf(item) ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The path of the innermost value at an offset. A key belongs to its value. */
function pathBelow(node: unknown, offset: number): FieldPath {
  if (isSeq(node)) {
    const at = lastBefore(node.items, offset, (item) => rangeOf(item)?.[0]);
    return isAt(node.items[at], offset) ? [at, ...pathBelow(node.items[at], offset)] : [];
  }
  if (!isMap(node)) return [];
  const pair = node.items[lastBefore(node.items, offset, ({ key }) => rangeOf(key)?.[0])];
  if (!isPair(pair) || !isScalar(pair.key)) return [];
  const name = String(pair.key.value);
  if (isAt(pair.key, offset)) return [name];
  return isAt(pair.value, offset) ? [name, ...pathBelow(pair.value, offset)] : [];
}

/** Finds the field at an offset of a text; undefined for unreadable text. The text is parsed on the first call. */
export function fieldFinder(text: string): (offset: number) => FieldPath | undefined {
  let root: { readonly node: unknown } | undefined;
  return (offset) => {
    if (root === undefined) {
      const { contents, errors } = parseDocument(text, {
        version: '1.2',
        schema: 'core',
        uniqueKeys: false,
        prettyErrors: false,
        logLevel: 'silent',
      });
      root = { node: errors.length === 0 ? contents : undefined };
    }
    return isCollection(root.node) ? pathBelow(root.node, offset) : undefined;
  };
}

/** Undefined without a fix, or if the fix does not change the value of a field. */
function correctionOf({ edits = [] }: Diagnostic, valueOfFile: () => unknown): Finding['correction'] {
  const parts = edits.flatMap(({ value }) => value ?? []);
  if (parts.length === 0 || parts.length < edits.length) return undefined;
  const byPath = grouped(parts, ({ path }) => JSON.stringify(path));
  const sets = [...byPath.values()].flatMap((changes): readonly FieldEdit[] => {
    const [{ path } = { path: [] }] = changes;
    const was = valueAt(valueOfFile(), path);
    if (typeof was !== 'string') return [];
    const value = changes
      .toSorted((a, b) => b.start - a.start)
      .reduce((words, change) => words.slice(0, change.start) + change.text + words.slice(change.end), was);
    return [{ kind: 'set', path, value, was }];
  });
  return sets.length === byPath.size ? sets : undefined;
}

/** The entry of `confirmed.yaml` for a warning. Its text is that of the line, without key and quotes. */
function confirmationOf(
  { code, file, span, severity }: Diagnostic,
  source: SourceFile | undefined,
): Confirmation | undefined {
  if (severity !== 'warning' || !isRefusedIfStrict(code)) return undefined;
  if (!source || !file.endsWith('.yaml')) return undefined;
  const lines = linesOf(source);
  const line = lines.line(lines.position(span.start).line);
  const text = line
    .replace(/^\s*(?:- )*(?:[\w-]+: )?["'>|-]?/, '')
    .trimEnd()
    .replace(/["']$/, '')
    .trim();
  return text === '' ? undefined : { code, file, text };
}

function textIn(diagnostic: Diagnostic, language: Language): FindingText {
  const { message, fix } = textOf(diagnostic, language);
  return { message, fix };
}

/** The file is parsed once for all of them. */
function findingsIn(diagnostics: readonly Diagnostic[], source: SourceFile | undefined): readonly Finding[] {
  const text = source?.text ?? '';
  let loaded: ReturnType<typeof loadDocument> | undefined;
  const valueOfFile = (): unknown => {
    loaded ??= loadDocument({ path: '', text });
    return loaded.document?.value;
  };
  const fieldAt = fieldFinder(source?.path.endsWith('.yaml') ? text : '');
  return diagnostics.map((diagnostic) => {
    const { code, file, span } = diagnostic;
    const line = source && text !== '' ? linesOf(source).position(span.start).line : undefined;
    const path = fieldAt(span.start);
    const correction = correctionOf(diagnostic, valueOfFile);
    const confirmation = confirmationOf(diagnostic, source);
    return {
      kind: problemKindOf(diagnostic),
      code,
      texts: { en: textIn(diagnostic, 'en'), ar: textIn(diagnostic, 'ar') },
      file,
      line,
      path,
      correction: path && correction,
      confirmation: path && confirmation,
    };
  });
}

/** Groups diagnostics by file, each with its field. */
export function findingsOf({ diagnostics, sources }: Pick<Checked, 'diagnostics' | 'sources'>): Findings {
  const byFile = grouped(diagnostics, ({ file }) => file);
  return new Map([...byFile].map(([file, own]) => [file, findingsIn(own, sources.get(file))]));
}

/** The maximum number of warnings in the dialog of a save. */
const mostListed = 20;

/** The warnings after a save that the check on GitHub would refuse. */
export function refusedWarnings(
  { diagnostics, sources }: Pick<Checked, 'diagnostics' | 'sources'>,
  before: readonly Diagnostic[],
): RefusedWarnings {
  const keyOf = ({ code, file, message }: Diagnostic): string => JSON.stringify([code, file, message]);
  const known = new Set(before.map(keyOf));
  const all = diagnostics.filter(({ code }) => isRefusedIfStrict(code));
  const added = all.filter((each) => !known.has(keyOf(each)));
  const old = all.filter((each) => known.has(keyOf(each)));
  const listed = findingsOf({ diagnostics: [...added, ...old].slice(0, mostListed), sources });
  return { count: all.length, fromBefore: old.length, listed: [...listed.values()].flat() };
}

export function editedSite(site: Pick<LiveSite, keyof EditedSite>): EditedSite {
  return {
    get data() {
      return site.data;
    },
    catalogue: () => site.catalogue(),
    look(paths) {
      try {
        return findingsOf(site.look(paths));
      } catch (error) {
        // The full check reports a rule that throws here.
        if (error instanceof RuleError) return findingsOf(error.checked);
        // The full check also reports unreadable files.
        if (error instanceof DiskError) return new Map();
        throw error;
      }
    },
  };
}
