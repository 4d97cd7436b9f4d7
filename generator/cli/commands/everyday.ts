import { slugOf } from '../../../src/domain/pages/slugs';
import { bytesOf, unifiedDifference, type AnyChange } from '../../catalogue/amend/file-changes';
import { check, type Checked } from '../../catalogue/check/check';
import { hasErrors, type Diagnostic } from '../../catalogue/diagnostics/diagnostic';
import { locationOf } from '../../catalogue/diagnostics/reporters/text';
import { listed } from '../../catalogue/diagnostics/suggest';
import { render, type Phrase } from '../../catalogue/diagnostics/phrases';
import { counted } from '../../catalogue/diagnostics/visible';
import {
  planOf,
  type Action,
  type Asked,
  type ChangedData,
  type EverydayData,
  type Plan,
  type Request,
} from '../../authoring/everyday/action';
import { OfferBook } from '../../catalogue/validate/stores/offer-book';
import { KnownDocuments } from '../../catalogue/load/document';
import { baseName } from '../../catalogue/load/places';
import { loadSchemas } from '../../catalogue/load/schemas';
import { withReplacements } from '../../catalogue/quarantine/replaced';
import type { System } from '../../system/system';
import { schemasOf } from '../../catalogue/validate/schema/schemas';
import { agreement, writeAll } from './writing';
import { exitCodes, Refused, WrongUsage, type CommandContext, type OptionSpecs } from './command';

export const everydayOptions = {
  yes: { type: 'boolean', summary: 'do not ask before the changes are written' },
} as const satisfies OptionSpecs;

export type EverydayContext = Pick<
  CommandContext<typeof everydayOptions>,
  'system' | 'options' | 'values' | 'positionals' | 'print' | 'say' | 'terminal' | 'report'
>;

/** Quotes a word for a shell if necessary. */
function typed(word: string): string {
  return /^[\p{L}\p{N}/:.,_-]+$/u.test(word) ? word : `"${word.replace(/["\\$`]/g, '\\$&')}"`;
}

/** The command to be typed again. */
export function repeated(name: string, words: readonly string[]): string {
  return `npm run ${name} ${words.map(typed).join(' ')}`.trim();
}

/** Adds an answer to a request. Words that are read can be several; otherwise the whole answer is one word. */
function withAnswer(request: Request, { name, line }: Asked, answer: string, isRead: boolean): Request {
  const added = isRead ? answer.split(/\s+/).filter(Boolean) : [answer].filter(Boolean);
  if (added.length === 0) return { ...request, unanswered: new Set([...(request.unanswered ?? []), name]) };
  if (line === undefined) return { ...request, words: [...request.words, ...added] };
  const lines = request.lines?.map((each, index) =>
    index === line ? { ...each, words: [...each.words, ...added] } : each,
  );
  return { ...request, lines };
}

/** The missing answer, and the command with it. */
function unansweredText({ prompt, placeholder, line }: Asked, command: string): string {
  return line === undefined
    ? `${prompt}\nRepeat the command with the answer: ${command} ${placeholder}`
    : `${prompt}\nAdd ${placeholder} to the line.`;
}

export interface Call<Data> {
  /** For the command to be repeated. */
  readonly name: string;
  readonly action: Action<Data>;
  /** Given in addition to or in place of the typed words. */
  readonly given?: Partial<Pick<Request, 'words' | 'lines' | 'options'>>;
}

/** The plan after all missing answers; undefined if the user stopped. */
export async function answered<Data extends ChangedData>(
  { name, action, given }: Call<Data>,
  data: Data,
  context: EverydayContext,
  explained: (reason: Phrase, request: Request) => Phrase = (reason) => reason,
): Promise<Extract<Plan, { readonly kind: 'changes' }> | undefined> {
  const { positionals, say, options, terminal, values } = context;
  const ask = options.format === 'text' && !values.yes ? terminal.ask : undefined;
  let request: Request = { words: positionals, ...given, canAsk: ask !== undefined };
  let beforeAnswer: Request | undefined;
  for (;;) {
    const plan = planOf(action, request, data);
    if (plan.kind === 'changes') return plan;
    if (plan.kind === 'refused') {
      const reason = render(explained(plan.reason, request), 'en');
      if (!beforeAnswer) throw new Refused(reason);
      // The answer was not accepted, so the question is asked again.
      say(reason);
      request = beforeAnswer;
      beforeAnswer = undefined;
      continue;
    }
    const { asked } = plan;
    if (!ask) throw new Refused(unansweredText(asked, repeated(name, positionals)));
    const answer = await ask(`${asked.prompt} `);
    if (answer === undefined) return undefined;
    if (answer === '' && !asked.isOptional) say('An answer is required.');
    else {
      beforeAnswer = request;
      request = withAnswer(request, asked, answer, action.read !== undefined);
    }
  }
}

/** A text that is still to be written, as after `npm run new`, does not prevent other changes. */
const purpose = { preview: true } as const;

/** The folders whose files a command can name. */
const namedFiles = /^data\/(?:stores|pages|posts)\//;

/** If a word names a file with errors by its slug, file, address or name, these errors are the reason. */
function reasonWith(before: Checked, reason: Phrase, { words, lines = [] }: Request): Phrase {
  const parts = [...words, ...lines.flatMap((line) => line.words)].flatMap((word) => word.split('/'));
  const named = new Set(parts.map((part) => slugOf(part.replace(/\.yaml$/, ''))));
  const places = before.diagnostics
    .filter(({ severity, file }) => severity === 'error' && namedFiles.test(file) && named.has(baseName(file)))
    .map((each) => locationOf(each, before.sources));
  if (places.length === 0) return reason;
  return { id: 'everyday.errors-first', values: { errors: places.length, places: listed(places) } };
}

/** The diagnostics that an earlier check did not have, at any position. */
function newDiagnostics(before: Checked, after: Checked, changes: readonly AnyChange[]): readonly Diagnostic[] {
  const removed = changes.find((each) => each.after === undefined)?.path;
  const created = changes.find((each) => each.before === undefined)?.path;
  const fileOf = (file: string): string => (file === removed ? (created ?? file) : file);
  const keyOf = ({ code, file, message }: Diagnostic): string => JSON.stringify([code, fileOf(file), message]);
  const known = new Set(before.diagnostics.map(keyOf));
  return after.diagnostics.filter((each) => !known.has(keyOf(each)));
}

export function changedSystem(system: System, changes: readonly AnyChange[]): System {
  const replacements = new Map(
    changes.map(({ path, after }) => [path, after === undefined ? undefined : bytesOf(after)]),
  );
  return { ...system, ...withReplacements(system, replacements) };
}

export interface EverydayCall extends Call<EverydayData> {
  /** Whether it changes references: then every file must be readable. */
  readonly needsAll?: boolean;
}

/** The changed data with its new diagnostics. */
interface Outcome extends Pick<Extract<Plan, { readonly kind: 'changes' }>, 'changes' | 'notes'> {
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: Checked['sources'];
}

/** Throws for the format of GitHub, which only reports support. */
export function demandFormat({ options }: Pick<EverydayContext, 'options'>): void {
  if (options.format === 'github') throw new WrongUsage('--format must be text or json here.');
}

/** Returns an exit code if the command ends here. */
async function outcomeOf(context: EverydayContext, call: EverydayCall): Promise<Outcome | number> {
  const { system, say, report } = context;
  const schemas = loadSchemas(system);
  const documents = new KnownDocuments();
  const before = check(system, schemas, { documents, ...purpose });
  // An error in another file does not prevent a change of one entry.
  const catalogue =
    before.catalogue ??
    (call.needsAll ? undefined : check(system, schemas, { documents, ...purpose, withoutBroken: true }).catalogue);
  if (!catalogue) {
    report({ ...before, diagnostics: before.diagnostics.filter(({ severity }) => severity === 'error') });
    return exitCodes.dataErrors;
  }
  const { now } = system;
  const data = { catalogue, book: new OfferBook(catalogue), now, files: system, schemas: schemasOf(schemas) };
  const planned = await answered(call, data, context, (reason, request) => reasonWith(before, reason, request));
  if (!planned) {
    say('Nothing was changed.');
    return exitCodes.usage;
  }
  const { changes, notes } = planned;
  const after =
    changes.length === 0 ? before : check(changedSystem(system, changes), schemas, { documents, ...purpose });
  return { changes, notes, diagnostics: newDiagnostics(before, after, changes), sources: after.sources };
}

/** Shows changes, asks, writes them, and prints notes. Changes that add an error to the data are refused. */
export async function carryOut(
  context: EverydayContext,
  { changes, notes, diagnostics, sources }: Outcome,
  { shown, again, next = [] }: { readonly shown: string; readonly again: string; readonly next?: readonly string[] },
): Promise<number> {
  const { system, options, values, print, say, report } = context;
  const isText = options.format === 'text';
  if (isText) {
    if (shown !== '') print(shown);
    for (const note of notes) say(note);
  }
  if (hasErrors(diagnostics)) {
    report({ diagnostics, sources });
    say('Nothing was written: the data would have these errors.');
    return exitCodes.dataErrors;
  }
  if (isText && diagnostics.length > 0) report({ diagnostics, sources });
  if (changes.length > 0) {
    const ended = values.yes ? undefined : await agreement(context, changes.length, again);
    if (ended !== undefined) return ended;
    writeAll(system, changes);
  }
  if (options.format === 'json') {
    const written = changes.map(({ path }) => path);
    print(JSON.stringify({ version: 1, written, notes: [...notes, ...next], difference: shown }, null, 2));
  }
  say(changes.length === 0 ? 'There is nothing to change.' : `Written: ${counted(changes.length, 'file')}.`);
  for (const note of next) say(note);
  return exitCodes.good;
}

export async function runEveryday(context: EverydayContext, call: EverydayCall): Promise<number> {
  const { system, positionals } = context;
  demandFormat(context);
  const outcome = await outcomeOf(context, call);
  if (typeof outcome === 'number') return outcome;
  const shown = unifiedDifference(outcome.changes, system.realPath);
  return await carryOut(context, outcome, { shown, again: `${repeated(call.name, positionals)} --` });
}
