import type { CalendarDay } from '../../src/domain/calendar';
import type { Existing } from './existing';

/** The answers, by the names of their questions. */
export type Answers = Readonly<Partial<Record<string, string>>>;

/** A question about a new file. Its name is also an option of the command. */
export interface Question {
  readonly name: string;
  /** The question, which is also the description of the option. */
  readonly label: string;
  /** What an empty answer means. If absent, an answer is required. */
  readonly ifEmpty?: string;
  /** The answer that is used if none is given. */
  readonly suggestion?: (answers: Answers, existing: Existing) => string | undefined;
  /** Values of existing files, as examples. Other answers are allowed. */
  readonly choices?: (existing: Existing) => readonly string[];
  /** The question is not asked on the terminal: the suggestion nearly always fits, and the option can replace it. */
  readonly onlyOption?: true;
  /** Whether the question is relevant after the previous answers. */
  readonly applies?: (answers: Answers, existing: Existing) => boolean;
  /** Why an answer is not accepted, as a sentence without capital and full stop. */
  readonly problem?: (answer: string, answers: Answers, existing: Existing) => string | undefined;
}

/** A file to be written. */
export interface NewFile {
  readonly path: string;
  readonly text: string;
}

/** A kind of file that can be created: its questions in order, and the files that are made from the answers. */
export interface Scaffolding {
  readonly summary: string;
  readonly questions: readonly Question[];
  /** The first file is the new one; the others are missing pictures that it needs. */
  readonly write: (answers: Answers, existing: Existing, today: CalendarDay) => readonly [NewFile, ...NewFile[]];
  /** What to do next, besides writing the unfinished texts. */
  readonly next: (answers: Answers) => readonly string[];
}

/** An answer that is not accepted. */
export class BadAnswer extends Error {
  constructor(
    readonly question: Question,
    readonly problem: string,
  ) {
    super(problem);
  }
}

/** Asks a question on the terminal; undefined if there is none. */
export type Ask = ((prompt: string) => Promise<string>) | undefined;

/** Why an answer is not accepted; undefined if it is. */
function problemOf(
  { ifEmpty, problem }: Question,
  answer: string | undefined,
  answers: Answers,
  existing: Existing,
): string | undefined {
  if (answer !== undefined) return problem?.(answer, answers, existing);
  return ifEmpty === undefined ? 'an answer is required' : undefined;
}

/** Answers all questions: from the options, else from the terminal, else from the suggestions. */
export async function answerAll(
  scaffolding: Scaffolding,
  given: Answers,
  existing: Existing,
  ask: Ask,
  print: (text: string) => void,
): Promise<Answers> {
  const answers: Record<string, string> = {};
  for (const question of scaffolding.questions) {
    const fromOption = given[question.name]?.trim();
    if (question.applies?.(answers, existing) === false) {
      if (fromOption === undefined) continue;
      throw new BadAnswer(question, `--${question.name} cannot be used with the other options`);
    }
    const askOnTerminal = fromOption === undefined && question.onlyOption !== true ? ask : undefined;
    const answer = await answerOne(question, fromOption ?? '', answers, existing, askOnTerminal, print);
    if (answer !== undefined) answers[question.name] = answer;
  }
  return answers;
}

/** Answers one question. On a terminal, it is asked again until the answer is accepted. */
async function answerOne(
  question: Question,
  fromOption: string,
  answers: Answers,
  existing: Existing,
  ask: Ask,
  print: (text: string) => void,
): Promise<string | undefined> {
  const suggestion = question.suggestion?.(answers, existing);
  for (;;) {
    const typed = ask ? (await ask(promptOf(question, suggestion, existing))).trim() : fromOption;
    const answer = typed === '' ? suggestion : typed;
    const problem = problemOf(question, answer, answers, existing);
    if (problem === undefined) return answer;
    if (!ask) throw new BadAnswer(question, problem);
    print(`  ${problem}.`);
  }
}

function promptOf({ label, ifEmpty, choices }: Question, suggestion: string | undefined, existing: Existing): string {
  const examples = choices?.(existing) ?? [];
  const notes = [
    ...(examples.length === 0 ? [] : [`for example: ${examples.join(', ')}`]),
    ...(suggestion === undefined && ifEmpty !== undefined ? [`empty means: ${ifEmpty}`] : []),
  ];
  return `${label}${notes.length === 0 ? '' : ` (${notes.join('; ')})`}${suggestion === undefined ? '' : ` [${suggestion}]`}: `;
}
