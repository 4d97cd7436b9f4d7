import type { AnswerProblem, Choice, Choices, NewKind, NewQuestion } from '../../../src/domain/editing/editor-protocol';
import { nameOf, type Names } from '../../../src/domain/editing/names';
import { check } from '../../catalogue/check/check';
import { entryKinds } from '../everyday/entry-kinds';
import {
  planOf,
  resolveAnswers,
  type Action,
  type Answers,
  type ChangedData,
  type Creation,
  type EverydayData,
} from '../everyday/action';
import { inBoth, type Phrase, type Value } from '../../catalogue/diagnostics/phrases';
import { OfferBook } from '../../catalogue/validate/stores/offer-book';
import { textField } from '../../catalogue/load/fields';
import { bytesOf } from '../../catalogue/amend/file-changes';
import type { Catalogue } from '../../catalogue/validate/catalogue';
import { load } from '../../catalogue/load/load';
import { namesOf, type Schemas } from '../../catalogue/load/schemas';
import { siteToday } from '../../catalogue/load/site-day';
import { existingOf, type Existing } from '../scaffold/existing';
import { fileKinds } from '../scaffold/file-kinds';
import type { System } from '../../system/system';
import { schemasOf } from '../../catalogue/validate/schema/schemas';
import { allowedPath } from './paths';
import { RequestRefused } from './refusal';

export interface NewContent {
  readonly path: string;
  readonly content: Uint8Array;
}

function existing(system: System, schemas: Schemas): Existing {
  return existingOf(load(system).documents, system, schemas, siteToday(system));
}

export function fieldsOf<Data>(
  { questions }: Action<Data>,
  offered: Choices,
  names: Names,
  data?: Data,
): readonly NewQuestion[] {
  return questions.map(({ name, text, ifEmpty, suggestion, examples, options, optionTexts = {}, ref, input }) => ({
    name,
    label: inBoth({ id: text }),
    isOptional: ifEmpty !== undefined || suggestion !== undefined,
    examples: data && examples?.(data),
    input,
    choices: options
      ? options.map((value): Choice => {
          const id = optionTexts[value];
          return {
            value,
            label: id ? inBoth({ id }) : { en: nameOf(names, value, 'en'), ar: nameOf(names, value, 'ar') },
          };
        })
      : ref && (offered.lists[ref] ?? []),
  }));
}

export function newKinds(system: System, schemas: Schemas, offered: Choices): readonly NewKind[] {
  const names = namesOf(schemas);
  const kindsOf = <Data>(creations: Readonly<Record<string, Creation<Data>>>, data?: Data): readonly NewKind[] =>
    Object.entries(creations).map(([kind, creation]) => ({
      kind,
      label: inBoth({ id: creation.title }),
      questions: fieldsOf(creation, offered, names, data),
    }));
  return [...kindsOf(fileKinds, existing(system, schemas)), ...kindsOf(entryKinds)];
}

function answersOf(given: unknown): Answers {
  const names = typeof given === 'object' && given !== null ? Object.keys(given) : [];
  return Object.fromEntries(
    names.flatMap((name) => {
      const answer = textField(given, name)?.trim() ?? '';
      return answer === '' ? [] : [[name, answer]];
    }),
  );
}

function sentence(problem: Value): Phrase {
  return { id: 'everyday.sentence', values: { problem } };
}

function plannedFiles<Data extends ChangedData>(
  action: Action<Data>,
  given: Answers,
  data: Data,
): readonly NewContent[] {
  const { faults } = resolveAnswers(action.questions, given, data);
  // A suggestion that depends on a missing answer is not a second error.
  const own = faults.filter(({ question: { name, suggestion } }) => !suggestion || given[name] !== undefined);
  if (faults.length > 0) {
    const told = own.length > 0 ? own : faults;
    const problems = told.map(
      ({ question: { name }, problem }): AnswerProblem => ({ question: name, message: inBoth(sentence(problem)) }),
    );
    throw new RequestRefused('answer', sentence({ and: told.map(({ problem }) => problem) }), problems);
  }
  const plan = planOf(action, { words: [], options: given }, data);
  if (plan.kind === 'refused') throw new RequestRefused('answer', plan.reason);
  // Without answers, no question is asked.
  const changes = plan.kind === 'changes' ? plan.changes : [];
  return changes.flatMap(({ path, after }) => (after === undefined ? [] : [{ path, content: bytesOf(after) }]));
}

export function everydayData(
  catalogue: Catalogue,
  { system, schemas }: { readonly system: System; readonly schemas: Schemas },
): EverydayData {
  return { catalogue, book: new OfferBook(catalogue), now: system.now, files: system, schemas: schemasOf(schemas) };
}

/** Errors in other files do not prevent adding an entry. */
function readableData(system: System, schemas: Schemas): EverydayData {
  const { catalogue } = check(system, schemas, { preview: true, withoutBroken: true });
  if (!catalogue) throw new RequestRefused('errors', { id: 'refused.data-errors' });
  return everydayData(catalogue, { system, schemas });
}

/** Returns the files of anything new. Writes nothing. */
export function created(
  { kind, answers }: { readonly kind: string; readonly answers: unknown },
  system: System,
  schemas: Schemas,
): readonly NewContent[] {
  const given = answersOf(answers);
  const file = Object.hasOwn(fileKinds, kind) ? fileKinds[kind] : undefined;
  const entry = Object.hasOwn(entryKinds, kind) ? entryKinds[kind] : undefined;
  if (!file && !entry) throw new RequestRefused('bad-request', { id: 'refused.new-kind' });
  const files = [
    ...(file ? plannedFiles(file, given, existing(system, schemas)) : []),
    ...(entry ? plannedFiles(entry, given, readableData(system, schemas)) : []),
  ];
  const taken = file && files.find(({ path }) => system.exists(path));
  if (taken) throw new RequestRefused('answer', { id: 'refused.taken', values: { file: taken.path } });
  for (const { path } of files) allowedPath(path, system);
  return files;
}
