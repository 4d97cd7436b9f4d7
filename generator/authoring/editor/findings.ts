import { grouped } from '../../../src/domain/grouped';
import { isRefusedIfStrict } from '../../catalogue/diagnostics/codes';
import { textOf, type Diagnostic, type SourceFile } from '../../catalogue/diagnostics/diagnostic';
import { loadDocument } from '../../catalogue/load/document';
import { fieldOf } from '../../catalogue/load/fields';
import { isCollection, isMap, isPair, isScalar, isSeq, parseDocument } from 'yaml';
import type {
  Confirmation,
  FieldEdit,
  FieldPath,
  Finding,
  FindingText,
  RefusedWarnings,
} from '../../../src/domain/editor-protocol';
import type { Language } from '../../../src/domain/language';
import type { Checked } from '../../catalogue/check/check';
import { RuleError } from '../../catalogue/validate/rule-error';
import { DiskError } from '../../system/files';
import type { LiveSite } from '../dev/live-site';
import { problemKindOf } from '../dev/problems';
import { linesOf } from '../../catalogue/diagnostics/lines';
import type { EditedSite, Findings } from './session';

function rangeOf(node: unknown): readonly [start: number, end: number] | undefined {
  if (!isScalar(node) && !isCollection(node)) return undefined;
  const [start, end] = node.range ?? [];
  return start === undefined || end === undefined ? undefined : [start, end];
}

function isAt(node: unknown, offset: number): boolean {
  const range = rangeOf(node);
  return range !== undefined && offset >= range[0] && offset < range[1];
}

/** The path of the innermost value at an offset, below a node. A key belongs to its value. */
function pathBelow(node: unknown, offset: number): FieldPath {
  if (isSeq(node)) {
    const at = node.items.findIndex((item) => isAt(item, offset));
    return at < 0 ? [] : [at, ...pathBelow(node.items[at], offset)];
  }
  if (!isMap(node)) return [];
  for (const pair of node.items) {
    if (!isPair(pair) || !isScalar(pair.key)) continue;
    const name = String(pair.key.value);
    if (isAt(pair.key, offset)) return [name];
    if (isAt(pair.value, offset)) return [name, ...pathBelow(pair.value, offset)];
  }
  return [];
}

/**
 * Creates a function that finds the field at an offset of a text. It parses the text on its first call; undefined for
 * unreadable text.
 */
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

/**
 * The form edits that apply the fix of a diagnostic; undefined if it has no fix, or one that is not a change of a
 * field's value.
 */
function correctionOf({ edits = [] }: Diagnostic, text: string): Finding['correction'] {
  const parts = edits.flatMap(({ value }) => value ?? []);
  if (parts.length === 0 || parts.length < edits.length) return undefined;
  const { document } = loadDocument({ path: '', text });
  const byPath = grouped(parts, ({ path }) => JSON.stringify(path));
  const sets = [...byPath.values()].flatMap((changes): readonly FieldEdit[] => {
    const [{ path } = { path: [] }] = changes;
    const was = path.reduce<unknown>((parent, step) => fieldOf(parent, String(step)), document?.value);
    if (typeof was !== 'string') return [];
    const value = changes
      .toSorted((a, b) => b.start - a.start)
      .reduce((words, change) => words.slice(0, change.start) + change.text + words.slice(change.end), was);
    return [{ kind: 'set', path, value, was }];
  });
  return sets.length === byPath.size ? sets : undefined;
}

/** The entry of `confirmed.yaml` for a warning: its text is that of the line, without key and quotes. */
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

/** Groups diagnostics by file and finds the fields that they are about. */
export function findingsOf({ diagnostics, sources }: Pick<Checked, 'diagnostics' | 'sources'>): Findings {
  const found = new Map<string, Finding[]>();
  const finders = new Map<string, ReturnType<typeof fieldFinder>>();
  for (const diagnostic of diagnostics) {
    const { code, file, span } = diagnostic;
    const source = sources.get(file);
    const text = source?.text ?? '';
    const finder = finders.get(file) ?? fieldFinder(file.endsWith('.yaml') ? text : '');
    finders.set(file, finder);
    const line = source && text !== '' ? linesOf(source).position(span.start).line : undefined;
    const path = finder(span.start);
    const correction = correctionOf(diagnostic, text);
    const confirmation = confirmationOf(diagnostic, source);
    const finding: Finding = {
      kind: problemKindOf(diagnostic),
      code,
      texts: { en: textIn(diagnostic, 'en'), ar: textIn(diagnostic, 'ar') },
      file,
      line,
      ...(path && { path }),
      ...(path && correction && { correction }),
      ...(path && confirmation && { confirmation }),
    };
    found.set(file, [...(found.get(file) ?? []), finding]);
  }
  return found;
}

/** The number of warnings that the dialog of a save lists. */
const mostListed = 20;

/** The warnings of the data after a save that the check on GitHub refuses. */
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

/** The site as the editor needs it. */
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
        // A rule that throws here is reported by the full check.
        if (error instanceof RuleError) return findingsOf(error.checked);
        // The full check also reports unreadable files.
        if (error instanceof DiskError) return new Map();
        throw error;
      }
    },
  };
}
