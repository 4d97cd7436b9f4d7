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

/** Answers all questions: from what was given, else from the person, else from the suggestions. */
export async function answerAll(
  scaffolding: Scaffolding,
  given: Answers,
  existing: Existing,
  ask: Ask,
  tell: (text: string) => void,
): Promise<Answers> {
  const answers: Record<string, string> = {};
  for (const question of scaffolding.questions) {
    const { name } = question;
    const fromOption = given[name]?.trim();
    if (question.applies?.(answers, existing) === false) {
      if (fromOption !== undefined)
        throw new BadAnswer(question, `--${name} has no meaning together with the other options`);
      continue;
    }
    const suggestion = question.suggestion?.(answers, existing);
    for (;;) {
      const person = fromOption === undefined && question.onlyOption !== true ? ask : undefined;
      const typed = person ? (await person(promptOf(question, suggestion, existing))).trim() : (fromOption ?? '');
      const answer = typed === '' ? suggestion : typed;
      const problem =
        answer === undefined
          ? question.ifEmpty === undefined
            ? 'this is needed'
            : undefined
          : question.problem?.(answer, answers, existing);
      if (problem === undefined) {
        if (answer !== undefined) answers[name] = answer;
        break;
      }
      if (!person) throw new BadAnswer(question, problem);
      tell(`  ${problem}.`);
    }
  }
  return answers;
}

function promptOf({ words, ifEmpty, choices }: Question, suggestion: string | undefined, existing: Existing): string {
  const others = choices?.(existing) ?? [];
  const notes = [
    ...(others.length === 0 ? [] : [`so far: ${others.join(', ')}`]),
    ...(suggestion === undefined && ifEmpty !== undefined ? [`empty: ${ifEmpty}`] : []),
  ];
  return `${words}${notes.length === 0 ? '' : ` (${notes.join('; ')})`}${suggestion === undefined ? '' : ` [${suggestion}]`}: `;
}
