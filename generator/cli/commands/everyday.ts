import { slugOf } from '../../../src/domain/pages/slugs';
import { bytesOf, unifiedDifference, type AnyChange } from '../../catalogue/amend/file-changes';
import { check, type Checked } from '../../catalogue/check/check';
import { hasErrors, type Diagnostic } from '../../catalogue/diagnostics/diagnostic';
import { locationOf } from '../../catalogue/diagnostics/reporters/text';
import { listed } from '../../catalogue/diagnostics/suggest';
import { render, type Phrase } from '../../catalogue/diagnostics/phrases';
import { counted } from '../../catalogue/diagnostics/visible';
import type { Plan, Planner, Question, Request } from '../../authoring/everyday/plan';
import { OfferBook } from '../../catalogue/validate/stores/offer-book';
import { KnownDocuments } from '../../catalogue/load/document';
import { baseName } from '../../catalogue/load/places';
import { loadSchemas, type Schemas } from '../../catalogue/load/schemas';
import { withReplacements } from '../../catalogue/quarantine/replaced';
import { schemasOf } from '../../catalogue/validate/schema/schemas';
import { askOnTerminal, type Ask } from './asking';
import { agreement, writeAll } from './writing';
import { exitCodes, Refused, WrongUsage, type CommandContext, type OptionSpecs } from './command';

export const everydayOptions = {
  yes: { type: 'boolean', summary: 'do not ask before the changes are written' },
} as const satisfies OptionSpecs;

export type EverydayContext = Pick<
  CommandContext<typeof everydayOptions>,
  'system' | 'options' | 'values' | 'positionals' | 'print' | 'say' | 'terminal' | 'report'
>;

/** A word as it is typed into a shell. */
function typed(word: string): string {
  return /^[\p{L}\p{N}/:.,_-]+$/u.test(word) ? word : `"${word.replace(/["\\$`]/g, '\\$&')}"`;
}

/** The command with its words, to be typed again. */
export function repeated(name: string, words: readonly string[]): string {
  return `npm run ${name} ${words.map(typed).join(' ')}`.trim();
}

/** The words with an answer, which belongs to a line of a list or to the command. */
function withAnswer(request: Request, { name, line, isWhole }: Question, answer: string): Request {
  if (isWhole) return { ...request, words: [...request.words, answer] };
  const added = answer.split(/\s+/).filter(Boolean);
  if (added.length === 0) return { ...request, unanswered: new Set([...request.unanswered, name]) };
  if (line === undefined) return { ...request, words: [...request.words, ...added] };
  const lines = request.lines.map((each, index) =>
    index === line ? { ...each, words: [...each.words, ...added] } : each,
  );
  return { ...request, lines };
}

/** What is missing, and the command to be repeated with it. */
function unansweredText({ text: phrase, placeholder, line }: Question, command: string): string {
  const text = render(phrase, 'en');
  return line === undefined
    ? `${text}\nRepeat the command with the answer: ${command} ${placeholder}`
    : `${text}\nAdd ${placeholder} to the line.`;
}

/** Whether the user can be asked. */
export function canAsk({ options, terminal, values }: EverydayContext): boolean {
  return terminal.answers && options.format === 'text' && !values.yes;
}

/** The plan, once everything that is missing is answered; undefined if the user stopped. */
export async function answered(
  { name, words, lines, ask }: Required<Omit<EverydayCommand, 'plan' | 'needsAll'>>,
  planOf: (request: Request) => Plan,
  context: EverydayContext,
): Promise<Extract<Plan, { readonly kind: 'changes' }> | undefined> {
  const { positionals, say } = context;
  let request: Request = { words, lines, unanswered: new Set() };
  let beforeAnswer: Request | undefined;
  for (;;) {
    const plan = planOf(request);
    if (plan.kind === 'changes') return plan;
    if (plan.kind === 'refused') {
      const reason = render(plan.reason, 'en');
      if (!beforeAnswer) throw new Refused(reason);
      // The answer was wrong: the question is asked again.
      say(reason);
      request = beforeAnswer;
      beforeAnswer = undefined;
      continue;
    }
    const { question } = plan;
    if (!canAsk(context)) {
      if (!question.isOptional) throw new Refused(unansweredText(question, repeated(name, positionals)));
      request = withAnswer(request, question, '');
      continue;
    }
    const answer = await ask(`${render(question.text, 'en')} `);
    if (answer === undefined) return undefined;
    if (answer === '' && !question.isOptional) say('An answer is required.');
    else {
      beforeAnswer = request;
      request = withAnswer(request, question, answer);
    }
  }
}

/** A text that is still to be written, as after `npm run new`, does not stand against a change of something else. */
const purpose = { preview: true } as const;

/** The folders whose files a command can name. */
const namedFiles = /^data\/(?:stores|pages|posts)\//;

/**
 * The reason of a refusal. If a word names a file with errors, which is left out of the catalogue, these are the reason:
 * a store, page or post by its slug, file, address or name.
 */
function reasonWith(before: Checked, reason: Phrase, { words, lines }: Request): Phrase {
  const parts = [...words, ...lines.flatMap((line) => line.words)].flatMap((word) => word.split('/'));
  const named = new Set(parts.map((part) => slugOf(part.replace(/\.yaml$/, ''))));
  const places = before.diagnostics
    .filter(({ severity, file }) => severity === 'error' && namedFiles.test(file) && named.has(baseName(file)))
    .map((each) => locationOf(each, before.sources));
  if (places.length === 0) return reason;
  return { id: 'everyday.errors-first', values: { errors: places.length, places: listed(places) } };
}

/** What a check reports that an earlier one did not, wherever it moved. */
function newDiagnostics(before: Checked, after: Checked, changes: readonly AnyChange[]): readonly Diagnostic[] {
  const removed = changes.find((each) => each.after === undefined)?.path;
  const created = changes.find((each) => each.before === undefined)?.path;
  const fileOf = (file: string): string => (file === removed ? (created ?? file) : file);
  const keyOf = ({ code, file, message }: Diagnostic): string => JSON.stringify([code, fileOf(file), message]);
  const known = new Set(before.diagnostics.map(keyOf));
  return after.diagnostics.filter((each) => !known.has(keyOf(each)));
}

/** The check of the files as they would be. */
function checkOf(
  system: EverydayContext['system'],
  changes: readonly AnyChange[],
  schemas: Schemas,
  documents: KnownDocuments,
): Checked {
  const replacements = new Map(
    changes.map(({ path, after }) => [path, after === undefined ? undefined : bytesOf(after)]),
  );
  return check({ ...system, ...withReplacements(system, replacements) }, schemas, { documents, ...purpose });
}

/** An everyday command, as it was typed. */
export interface EverydayCommand {
  /** For the command to be repeated. */
  readonly name: string;
  readonly plan: Planner;
  /** The words, if they are not all that was typed. */
  readonly words?: Request['words'];
  readonly lines?: Request['lines'];
  readonly ask?: Ask;
  /** Whether it changes what refers to a thing: then every file must be readable. */
  readonly needsAll?: boolean;
}

/** The data with what a plan changes, and what is wrong with it then. */
interface Outcome extends Pick<Extract<Plan, { readonly kind: 'changes' }>, 'changes' | 'notes'> {
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: Checked['sources'];
}

/** What a command does to the data; the exit code if it ends before. */
async function outcomeOf(context: EverydayContext, command: Required<EverydayCommand>): Promise<Outcome | number> {
  const { system, say, report } = context;
  const schemas = loadSchemas(system);
  const documents = new KnownDocuments();
  const before = check(system, schemas, { documents, ...purpose });
  // An error in another file does not stand against a change of one entry.
  const catalogue =
    before.catalogue ??
    (command.needsAll ? undefined : check(system, schemas, { documents, ...purpose, withoutBroken: true }).catalogue);
  if (!catalogue) {
    report({ ...before, diagnostics: before.diagnostics.filter(({ severity }) => severity === 'error') });
    return exitCodes.dataErrors;
  }
  const { now } = system;
  const data = { catalogue, book: new OfferBook(catalogue), now, files: system, schemas: schemasOf(schemas) };
  const planOf = (request: Request): Plan => {
    const plan = command.plan(data, request);
    return plan.kind === 'refused' ? { ...plan, reason: reasonWith(before, plan.reason, request) } : plan;
  };
  const planned = await answered(command, planOf, context);
  if (!planned) {
    say('Nothing was changed.');
    return exitCodes.usage;
  }
  const { changes, notes } = planned;
  const after = changes.length === 0 ? before : checkOf(system, changes, schemas, documents);
  return { changes, notes, diagnostics: newDiagnostics(before, after, changes), sources: after.sources };
}

/**
 * Carries out an everyday command: makes a plan of its words, checks the result, shows the difference, asks, and
 * writes. A change that adds an error to the data is refused.
 */
export async function runEveryday(context: EverydayContext, command: EverydayCommand): Promise<number> {
  const { system, positionals, options, print, say, report } = context;
  if (options.format === 'github') throw new WrongUsage('--format must be text or json here.');
  const complete = { words: positionals, lines: [], ask: askOnTerminal, needsAll: false, ...command };
  const outcome = await outcomeOf(context, complete);
  if (typeof outcome === 'number') return outcome;
  const { changes, notes, diagnostics, sources } = outcome;
  const isText = options.format === 'text';
  const difference = unifiedDifference(changes, system.realPath);
  if (isText) {
    if (difference !== '') print(difference);
    for (const note of notes) say(note);
  }
  if (hasErrors(diagnostics)) {
    report({ diagnostics, sources });
    say('Nothing was written: the data would have these errors.');
    return exitCodes.dataErrors;
  }
  if (isText && diagnostics.length > 0) report({ diagnostics, sources });
  if (changes.length > 0) {
    const again = `${repeated(complete.name, positionals)} --`;
    const ended = context.values.yes ? undefined : await agreement(context, changes.length, again, complete.ask);
    if (ended !== undefined) return ended;
    writeAll(system, changes);
  }
  if (options.format === 'json')
    print(JSON.stringify({ version: 1, written: changes.map(({ path }) => path), notes, difference }, null, 2));
  else say(changes.length === 0 ? 'There is nothing to change.' : `Written: ${counted(changes.length, 'file')}.`);
  return exitCodes.good;
}
