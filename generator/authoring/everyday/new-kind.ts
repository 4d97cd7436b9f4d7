import { quote } from '../../catalogue/diagnostics/visible';
import type { Phrase } from '../../catalogue/diagnostics/phrases';
import { Missing, createPlanner, Unclear, type ChangedData, type Intent, type Planner } from './plan';

/** The answers, by the name of the question. */
export type Answers = Readonly<Partial<Record<string, string>>>;

/** A question about a new file or entry. */
export interface Question<Data> {
  /** The name of the command's option for the answer, or the placeholder in a command to be repeated. */
  readonly name: string;
  /** The question, which is also the description of the option. */
  readonly text: string;
  /** What an empty answer means; an empty string if the question itself says so. If absent, an answer is required. */
  readonly ifEmpty?: string;
  /** Returns the answer that applies if none is given. */
  readonly suggestion?: (answers: Answers, data: Data) => string | undefined;
  /** Returns values of existing files as examples. Other answers are allowed. */
  readonly choices?: (data: Data) => readonly string[];
  /** The terminal does not ask the question, because the suggestion is nearly always right. The option overrides it. */
  readonly onlyOption?: true;
  /** Returns why an answer is not accepted: a sentence without a capital and full stop. */
  readonly problem?: (answer: string, data: Data) => Phrase | undefined;
}

/** A kind of file or entry that is created from answers. */
export interface NewKind<Data> {
  readonly summary: string;
  readonly questions: readonly Question<Data>[];
  /** Returns the changes. An empty answer is absent from `answers`. The notes say what to do next. */
  readonly intend: (answers: Answers, data: Data) => Intent;
}

/** An answer that is not accepted. */
export interface AnswerFault {
  readonly question: Pick<Question<never>, 'name' | 'text' | 'suggestion'>;
  readonly problem: Phrase;
}

/** Resolves answers that are given all at once. Suggestions answer the other questions. */
export function resolveAnswers<Data>(
  questions: readonly Question<Data>[],
  given: Answers,
  data: Data,
): { readonly answers: Answers; readonly faults: readonly AnswerFault[] } {
  const answers: Record<string, string> = {};
  const faults = questions.flatMap((question): readonly AnswerFault[] => {
    const { name, ifEmpty, suggestion } = question;
    const answer = given[name]?.trim() || suggestion?.(answers, data);
    const missing: Phrase | undefined = ifEmpty === undefined ? { id: 'everyday.answer-required' } : undefined;
    const problem = answer === undefined ? missing : question.problem?.(answer, data);
    if (answer !== undefined) answers[name] = answer;
    return problem === undefined ? [] : [{ question, problem }];
  });
  return { answers, faults };
}

/** Formats a question for the terminal. */
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

/** The word that leaves an answer empty, so that a later one can be given. */
const leftOpen = '-';

/** Assigns words to questions, in order. Throws `Unclear` if there are more words than questions. */
function assignWords(words: readonly string[], asked: readonly Question<never>[]): Answers {
  const extra = words[asked.length];
  if (extra !== undefined)
    throw new Unclear('everyday.too-many-words', {
      word: quote(extra),
      names: asked.map(({ name }) => name).join(' '),
    });
  return Object.fromEntries(words.map((word, index) => [asked[index]?.name ?? '', word === leftOpen ? '' : word]));
}

/**
 * Creates the planner for a kind of new file or entry. The first word is the kind. The others answer, in order, the
 * questions that no option answers.
 *
 * @param isAsked whether words answer questions; otherwise only options and suggestions do
 */
export function planNew<Data extends ChangedData>(
  { questions, intend }: NewKind<Data>,
  options: Answers = {},
  isAsked = true,
): Planner<Data> {
  const asked = isAsked ? questions.filter(({ name, onlyOption }) => options[name] === undefined && !onlyOption) : [];
  return createPlanner((data, { words }) => {
    const typed = assignWords(words.slice(1), asked);
    const given = { ...options, ...typed };
    const { answers, faults } = resolveAnswers(questions, given, data);
    const mayBeEmpty = ({ ifEmpty, suggestion }: Question<Data>): boolean =>
      ifEmpty !== undefined || suggestion?.(answers, data) !== undefined;
    const next = asked.find((each) => typed[each.name] === undefined || (!typed[each.name] && !mayBeEmpty(each)));
    const fault = faults.find(
      ({ question }) => question !== next && (next === undefined || given[question.name] !== undefined),
    );
    if (fault) {
      const { question, problem } = fault;
      throw typed[question.name] === undefined
        ? new Unclear('everyday.option', { name: question.name, text: question.text, problem })
        : new Unclear('everyday.sentence', { problem });
    }
    if (!next) return intend(answers, data);
    const others = asked.slice(asked.indexOf(next) + 1).filter((each) => each.ifEmpty === undefined);
    throw new Missing({
      name: next.name,
      text: { id: 'everyday.prompt', values: { prompt: promptOf(next, next.suggestion?.(answers, data), data) } },
      placeholder: [next, ...others].map(({ name }) => name).join(' '),
      isOptional: mayBeEmpty(next),
      isWhole: true,
    });
  });
}
