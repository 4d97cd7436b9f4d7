import type { NewKind } from '../../src/domain/editor-protocol';
import { dayAt } from '../../src/domain/calendar';
import { check, salvage } from '../check/check';
import { entryKinds } from '../everyday/entry-kinds';
import { planNew } from '../everyday/new-entry';
import type { EverydayData } from '../everyday/plan';
import { OfferBook } from '../inbox/known-offers';
import { textField } from '../load/fields';
import { load } from '../load/load';
import type { Schemas } from '../load/schemas';
import { existingOf, type Existing } from '../scaffold/existing';
import { answerAll, BadAnswer, type Answers } from '../scaffold/question';
import { scaffoldings } from '../scaffold/scaffoldings';
import type { System } from '../system/system';
import { schemasOf } from '../validate/schemas';
import { allowedPath } from './paths';
import { RequestRefused } from './refusal';

/** A file as something new makes it. */
export interface NewContent {
  readonly path: string;
  readonly content: Uint8Array;
}

function existing(system: System, schemas: Schemas): Existing {
  return existingOf(load(system).documents, system.list('data'), schemas);
}

/** What can be created, with the questions that it is made of. */
export function newKinds(system: System, schemas: Schemas): readonly NewKind[] {
  const known = existing(system, schemas);
  return [
    ...Object.entries(scaffoldings).map(([kind, { questions }]) => ({
      kind,
      questions: questions.map(({ name, label, ifEmpty, suggestion, choices }) => ({
        name,
        label,
        isOptional: ifEmpty !== undefined || suggestion !== undefined,
        ...(choices && { choices: choices(known) }),
      })),
    })),
    ...Object.entries(entryKinds).map(([kind, { questions }]) => ({
      kind,
      questions: questions.map(({ name, text, isOptional = false }) => ({ name, label: text, isOptional })),
    })),
  ];
}

/** The answers as texts; those that are empty are left out. */
function answersOf(given: unknown): Answers {
  const names = typeof given === 'object' && given !== null ? Object.keys(given) : [];
  return Object.fromEntries(
    names.flatMap((name) => {
      const answer = textField(given, name)?.trim() ?? '';
      return answer === '' ? [] : [[name, answer]];
    }),
  );
}

async function newFiles(
  kind: string,
  answers: Answers,
  system: System,
  schemas: Schemas,
): Promise<readonly NewContent[]> {
  const scaffolding = scaffoldings[kind];
  if (!scaffolding) return [];
  const known = existing(system, schemas);
  const applicable = await answerAll(scaffolding, answers, known, undefined, () => undefined).catch(
    (error: unknown) => {
      if (!(error instanceof BadAnswer)) throw error;
      const { label, name } = error.question;
      throw new RequestRefused('answer', `${label}: ${error.problem}.`, name);
    },
  );
  const files = scaffolding.write(applicable, known, dayAt(system.now, 'UTC'));
  const taken = files.find(({ path }) => system.exists(path));
  if (taken) throw new RequestRefused('answer', `${taken.path} exists already.`);
  return files.map(({ path, text }) => ({ path, content: Buffer.from(text) }));
}

/** The data that an entry is added to. Errors in other files do not stand against that. */
function everydayData(system: System, schemas: Schemas): EverydayData {
  const catalogue = check(system, schemas).catalogue ?? salvage(system, schemas).catalogue;
  if (!catalogue)
    throw new RequestRefused('errors', 'The data has errors that stand against this. Correct them first.');
  return { catalogue, book: new OfferBook(catalogue), now: system.now, files: system, schemas: schemasOf(schemas) };
}

function newEntry(kind: string, answers: Answers, system: System, schemas: Schemas): readonly NewContent[] {
  const entry = entryKinds[kind];
  if (!entry) return [];
  const words = [kind, ...entry.questions.map(({ name }) => answers[name] ?? '')];
  const plan = planNew(entry)(everydayData(system, schemas), { words, lines: [], unanswered: new Set() });
  if (plan.kind === 'refused') throw new RequestRefused('answer', plan.reason);
  if (plan.kind === 'question')
    throw new RequestRefused('answer', `${plan.question.text} An answer is required.`, plan.question.name);
  return plan.changes.flatMap(({ path, after }) =>
    after === undefined ? [] : [{ path, content: Buffer.from(after) }],
  );
}

/** The files that something new is made of. Nothing is written. */
export async function created(
  { kind, answers }: { readonly kind: string; readonly answers: unknown },
  system: System,
  schemas: Schemas,
): Promise<readonly NewContent[]> {
  const given = answersOf(answers);
  const files = Object.hasOwn(scaffoldings, kind)
    ? await newFiles(kind, given, system, schemas)
    : Object.hasOwn(entryKinds, kind)
      ? newEntry(kind, given, system, schemas)
      : undefined;
  if (!files) throw new RequestRefused('bad-request', 'Nothing of this kind can be created.');
  for (const { path } of files) allowedPath(path, system);
  return files;
}
