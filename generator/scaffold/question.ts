import type { CalendarDay } from '../../src/domain/calendar';
import type { Existing } from './existing';

/** What has been answered so far, by question. */
export type Answers = Readonly<Partial<Record<string, string>>>;

/** One thing that a new file needs to know. Its name is also the option of the command. */
export interface Question {
  readonly name: string;
  /** What the person is asked, and what the help says of the option. */
  readonly words: string;
  /** What an empty answer means, as words; without it an answer is needed. */
  readonly ifEmpty?: string;
  /** What is taken where nothing is answered. */
  readonly suggestion?: (answers: Answers, existing: Existing) => string | undefined;
  /** Answers that others have given before; the list is not closed. */
  readonly choices?: (existing: Existing) => readonly string[];
  /** Nobody is asked: the suggestion nearly always fits, and the option is there for when it does not. */
  readonly onlyOption?: true;
  /** Whether it has a meaning at all, after what was answered. */
  readonly applies?: (answers: Answers, existing: Existing) => boolean;
  /** What is wrong with an answer, as a sentence. */
  readonly problem?: (answer: string, answers: Answers, existing: Existing) => string | undefined;
}

/** A file to be written. */
export interface NewFile {
  readonly path: string;
  readonly text: string;
}

/** What can be scaffolded: its questions in the order in which they are asked, and the files that the answers make. */
export interface Scaffolding {
  readonly summary: string;
  readonly questions: readonly Question[];
  /** The first file is the one that was asked for; the others are pictures that it needs and that are not there yet. */
  readonly write: (answers: Answers, existing: Existing, today: CalendarDay) => readonly [NewFile, ...NewFile[]];
  /** What to do next, besides filling what is marked. */
  readonly next: (answers: Answers) => readonly string[];
}

/** An answer that cannot be taken. */
export class BadAnswer extends Error {
  constructor(
    readonly question: Question,
    readonly problem: string,
  ) {
    super(problem);
  }
}

/** How a person is asked; undefined where nobody can be. */
export type Ask = ((words: string) => Promise<string>) | undefined;

/** What is wrong with an answer, as a sentence; undefined where none is needed and none was given. */
function problemOf(
  { ifEmpty, problem }: Question,
  answer: string | undefined,
  answers: Answers,
  existing: Existing,
): string | undefined {
  if (answer !== undefined) return problem?.(answer, answers, existing);
  return ifEmpty === undefined ? 'this is needed' : undefined;
}

/** Answers all questions: from the options, else from the terminal, else from the suggestions. */
export async function answerAll(
  scaffolding: Scaffolding,
  given: Answers,
  existing: Existing,
  ask: Ask,
  tell: (text: string) => void,
): Promise<Answers> {
  const answers: Record<string, string> = {};
  for (const question of scaffolding.questions) {
    const fromOption = given[question.name]?.trim();
    if (question.applies?.(answers, existing) === false) {
      if (fromOption === undefined) continue;
      throw new BadAnswer(question, `--${question.name} has no meaning together with the other options`);
    }
    const askPerson = fromOption === undefined && question.onlyOption !== true ? ask : undefined;
    const answer = await answerOne(question, fromOption ?? '', answers, existing, askPerson, tell);
    if (answer !== undefined) answers[question.name] = answer;
  }
  return answers;
}

/** Answers one question; a person is asked again until the answer can be taken. */
async function answerOne(
  question: Question,
  fromOption: string,
  answers: Answers,
  existing: Existing,
  ask: Ask,
  tell: (text: string) => void,
): Promise<string | undefined> {
  const suggestion = question.suggestion?.(answers, existing);
  for (;;) {
    const typed = ask ? (await ask(promptOf(question, suggestion, existing))).trim() : fromOption;
    const answer = typed === '' ? suggestion : typed;
    const problem = problemOf(question, answer, answers, existing);
    if (problem === undefined) return answer;
    if (!ask) throw new BadAnswer(question, problem);
    tell(`  ${problem}.`);
  }
}

function promptOf({ words, ifEmpty, choices }: Question, suggestion: string | undefined, existing: Existing): string {
  const others = choices?.(existing) ?? [];
  const notes = [
    ...(others.length === 0 ? [] : [`so far: ${others.join(', ')}`]),
    ...(suggestion === undefined && ifEmpty !== undefined ? [`empty: ${ifEmpty}`] : []),
  ];
  return `${words}${notes.length === 0 ? '' : ` (${notes.join('; ')})`}${suggestion === undefined ? '' : ` [${suggestion}]`}: `;
}
