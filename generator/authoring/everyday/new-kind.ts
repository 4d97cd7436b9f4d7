import { quote } from '../../catalogue/diagnostics/visible';
import { Missing, planner, Unclear, type ChangedData, type Intent, type Planner } from './plan';

/** The answers, by the names of their questions. */
export type Answers = Readonly<Partial<Record<string, string>>>;

/** A question about something new. */
export interface Question<Data> {
  /** The option of the command that answers it, or what stands for the answer in a command to be repeated. */
  readonly name: string;
  /** The question, which is also the description of the option. */
  readonly text: string;
  /** What an empty answer means; an empty text if the question says it. If absent, an answer is required. */
  readonly ifEmpty?: string;
  /** The answer that is used if none is given. */
  readonly suggestion?: (answers: Answers, data: Data) => string | undefined;
  /** Values of existing files, as examples. Other answers are allowed. */
  readonly choices?: (data: Data) => readonly string[];
  /** The question is not asked on the terminal: the suggestion nearly always fits, and the option can replace it. */
  readonly onlyOption?: true;
  /** Why an answer is not accepted, as a sentence without capital and full stop. */
  readonly problem?: (answer: string, data: Data) => string | undefined;
}

/** Something new that is made of answers: a file, or an entry of a file that exists. */
export interface NewKind<Data> {
  readonly summary: string;
  readonly questions: readonly Question<Data>[];
  /** An empty answer is absent. The notes say what to do next. */
  readonly intend: (answers: Answers, data: Data) => Intent;
}

/** An answer that is not accepted. */
export interface AnswerFault {
  readonly question: Pick<Question<never>, 'name' | 'text' | 'suggestion'>;
  readonly problem: string;
}

/** What answers come to that are given all at once: suggestions answer the other questions. */
export function answersFrom<Data>(
  questions: readonly Question<Data>[],
  given: Answers,
  data: Data,
): { readonly answers: Answers; readonly faults: readonly AnswerFault[] } {
  const answers: Record<string, string> = {};
  const faults = questions.flatMap((question): readonly AnswerFault[] => {
    const { name, ifEmpty, suggestion } = question;
    const answer = given[name]?.trim() || suggestion?.(answers, data);
    const missing = ifEmpty === undefined ? 'an answer is required' : undefined;
    const problem = answer === undefined ? missing : question.problem?.(answer, data);
    if (answer !== undefined) answers[name] = answer;
    return problem === undefined ? [] : [{ question, problem }];
  });
  return { answers, faults };
}

/** The question as a terminal shows it. */
function promptOf<Data>(
  { text, ifEmpty, choices }: Question<Data>,
  suggestion: string | undefined,
  data: Data,
): string {
  const examples = choices?.(data) ?? [];
  const notes = [
    ...(examples.length === 0 ? [] : [`for example: ${examples.join(', ')}`]),
    ...(suggestion === undefined && ifEmpty ? [`empty means: ${ifEmpty}`] : []),
  ];
  const end = text.includes('?') ? '' : ':';
  return `${text}${notes.length === 0 ? '' : ` (${notes.join('; ')})`}${suggestion === undefined ? '' : ` [${suggestion}]`}${end}`;
}

/** The word for an answer that is left open, before others that are given. */
const leftOpen = '-';

/** The words by the questions that they answer, in their order. */
function answersOfWords(words: readonly string[], asked: readonly Question<never>[]): Answers {
  const extra = words[asked.length];
  if (extra !== undefined)
    throw new Unclear(
      `${quote(extra)} is one word too many: write ${asked.map(({ name }) => name).join(' ')}, and answers of several words in quotes.`,
    );
  return Object.fromEntries(words.map((word, index) => [asked[index]?.name ?? '', word === leftOpen ? '' : word]));
}

/**
 * Plans something new of a kind. The first word is the kind; the others answer, in their order, the questions that no option answers.
 *
 * @param isAsked whether words can answer: else only options and suggestions do
 */
export function planNew<Data extends ChangedData>(
  { questions, intend }: NewKind<Data>,
  options: Answers = {},
  isAsked = true,
): Planner<Data> {
  const asked = isAsked ? questions.filter(({ name, onlyOption }) => options[name] === undefined && !onlyOption) : [];
  return planner((data, { words }) => {
    const typed = answersOfWords(words.slice(1), asked);
    const given = { ...options, ...typed };
    const { answers, faults } = answersFrom(questions, given, data);
    const mayBeEmpty = ({ ifEmpty, suggestion }: Question<Data>): boolean =>
      ifEmpty !== undefined || suggestion?.(answers, data) !== undefined;
    const next = asked.find((each) => typed[each.name] === undefined || (!typed[each.name] && !mayBeEmpty(each)));
    const fault = faults.find(
      ({ question }) => question !== next && (next === undefined || given[question.name] !== undefined),
    );
    if (fault) {
      const { question, problem } = fault;
      const isTyped = typed[question.name] !== undefined;
      throw new Unclear(isTyped ? `  ${problem}.` : `--${question.name} (${question.text}): ${problem}.`);
    }
    if (!next) return intend(answers, data);
    const others = asked.slice(asked.indexOf(next) + 1).filter((each) => each.ifEmpty === undefined);
    throw new Missing({
      name: next.name,
      text: promptOf(next, next.suggestion?.(answers, data), data),
      placeholder: [next, ...others].map(({ name }) => name).join(' '),
      isOptional: mayBeEmpty(next),
      isWhole: true,
    });
  });
}
