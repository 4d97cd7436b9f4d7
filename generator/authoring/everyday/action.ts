import type { Instant } from '../../../src/domain/dates/calendar';
import { changesOf, type DocumentEdits } from '../../catalogue/amend/document-changes';
import type { AnyChange } from '../../catalogue/amend/file-changes';
import { render, type Phrase, type Value, type Values } from '../../catalogue/diagnostics/phrases';
import type { TextId } from '../../catalogue/diagnostics/texts/texts';
import { quote } from '../../catalogue/diagnostics/visible';
import type { Catalogue } from '../../catalogue/validate/catalogue';
import type { ReferenceKind, Schemas } from '../../catalogue/validate/schema/schemas';
import type { OfferBook } from '../../catalogue/validate/stores/offer-book';
import type { Files } from '../../system/files';

export interface ChangedData {
  readonly files: Pick<Files, 'read' | 'list'>;
  readonly schemas: Schemas;
}

export interface EverydayData extends ChangedData {
  readonly catalogue: Catalogue;
  readonly book: OfferBook;
  readonly now: Instant;
}

/** By the name of the question. */
export type Answers = Readonly<Partial<Record<string, string>>>;

/** The terminal asks it in English; forms show it in both languages. */
export interface Question<Data = EverydayData> {
  /** Also the name of the command's option, if it has one. */
  readonly name: string;
  /** The word for the answer in a command to be repeated. Default: the name. */
  readonly placeholder?: string;
  readonly text: TextId;
  /** The meaning of an empty answer; an empty string if the question says it. Without it, an answer is required. */
  readonly ifEmpty?: string;
  /** Whether to ask the question after other answers. A given answer is always accepted. */
  readonly when?: (answers: Answers, data: Data) => boolean;
  /** The answer that applies if none is given. */
  readonly suggestion?: (answers: Answers, data: Data) => string | undefined;
  /** Values of existing files. Other answers are allowed. */
  readonly examples?: (data: Data) => readonly string[];
  /** No other answers are accepted. */
  readonly options?: readonly string[];
  /** The texts of options whose names in the schemas are too short. */
  readonly optionTexts?: Readonly<Record<string, TextId>>;
  /** The kind of thing that the answer is the id of. */
  readonly ref?: ReferenceKind;
  /** The input control of forms. Default: a text field. */
  readonly input?: 'date' | 'color' | 'decimal';
  /** The terminal does not ask the question, because nearly all answers leave it out. */
  readonly onlyOption?: true;
  /** Why an answer is not accepted: a sentence without capital and full stop. May throw `Unclear` instead. */
  readonly problem?: (answer: string, data: Data) => Phrase | undefined;
}

export interface Intent {
  readonly edits?: readonly DocumentEdits[];
  /** Created or removed files. */
  readonly files?: readonly AnyChange[];
  /** Texts for the user besides the difference, such as next steps. */
  readonly notes?: readonly string[];
}

/** An operation on the data for commands, dialogs and the page for phones. It writes nothing itself. */
export interface Action<Data = EverydayData> {
  readonly questions: readonly Question<Data>[];
  /**
   * The answers that the first words give, and the number of these words. Throws `Unclear` if they give none. There can
   * be several answers to the first question. Without this function, each word answers the next question.
   */
  readonly read?: (words: readonly string[], data: Data) => readonly [Answers, number];
  /** The changes for each set of answers; there is only one unless words are read. Throws `Unclear`. */
  readonly intend: (data: Data, ...answers: readonly Answers[]) => Intent;
}

export interface Creation<Data = EverydayData> extends Action<Data> {
  readonly title: TextId;
}

/** Thrown for words and answers that cannot be carried out. The reason is a sentence with its full stop. */
export class Unclear extends Error {
  readonly reason: Phrase;

  constructor(id: TextId, values?: Values) {
    super(id);
    this.reason = { id, values };
  }
}

export interface Request {
  readonly words: readonly string[];
  /** Undefined if the action has no options. */
  readonly options?: Answers;
  /** The lines of list files. The words apply to each of them. */
  readonly lines?: readonly RequestLine[];
  /** The names of the questions that were left unanswered. */
  readonly unanswered?: ReadonlySet<string>;
  /** Whether to ask optional questions, and those that options answer. */
  readonly canAsk?: boolean;
}

export interface RequestLine {
  readonly words: readonly string[];
  /** Its position in messages: `line 3 of tests.txt`. */
  readonly place: Value;
}

/** A question that must be answered first. */
export interface Asked {
  readonly name: string;
  readonly text: TextId;
  readonly prompt: string;
  /** The placeholders of all missing answers. */
  readonly placeholder: string;
  readonly isOptional: boolean;
  /** The index of the line that lacks the answer; undefined if the command's words lack it. */
  readonly line: number | undefined;
}

class Missing extends Error {
  constructor(readonly asked: Asked) {
    super(asked.name);
  }
}

export type Plan =
  | { readonly kind: 'changes'; readonly changes: readonly AnyChange[]; readonly notes: readonly string[] }
  | { readonly kind: 'question'; readonly asked: Asked }
  | { readonly kind: 'refused'; readonly reason: Phrase };

export interface AnswerFault {
  readonly question: Pick<Question<never>, 'name' | 'text' | 'suggestion'>;
  readonly problem: Phrase;
}

function problemOf<Data>(
  { options, problem, ifEmpty, when }: Question<Data>,
  answer: string | undefined,
  answers: Answers,
  data: Data,
): Phrase | undefined {
  if (answer === undefined)
    return ifEmpty === undefined && when?.(answers, data) !== false ? { id: 'everyday.answer-required' } : undefined;
  if (options && !options.includes(answer))
    return { id: 'everyday.none-of', values: { word: quote(answer), words: { or: options.map(quote) } } };
  return problem?.(answer, data);
}

/** Suggestions answer the questions that were not answered. */
export function resolveAnswers<Data>(
  questions: readonly Question<Data>[],
  given: Answers,
  data: Data,
): { readonly answers: Answers; readonly faults: readonly AnswerFault[] } {
  const answers: Record<string, string> = {};
  const faults = questions.flatMap((question): readonly AnswerFault[] => {
    const { name, suggestion } = question;
    const answer = given[name]?.trim() || suggestion?.(answers, data);
    if (answer !== undefined) answers[name] = answer;
    const problem = problemOf(question, answer, answers, data);
    return problem === undefined ? [] : [{ question, problem }];
  });
  return { answers, faults };
}

function promptOf<Data>(
  { text, ifEmpty, options, examples }: Question<Data>,
  suggestion: string | undefined,
  data: Data,
): string {
  const question = render({ id: text }, 'en');
  const named = examples?.(data) ?? [];
  const notes = [
    ...(options ? [`one of: ${options.join(', ')}`] : []),
    ...(named.length > 0 ? [`for example: ${named.join(', ')}`] : []),
    ...(suggestion === undefined && ifEmpty ? [`empty means: ${ifEmpty}`] : []),
  ];
  return [
    question,
    ...(notes.length > 0 ? [` (${notes.join('; ')})`] : []),
    ...(suggestion === undefined ? [] : [` [${suggestion}]`]),
    ...(question.includes('?') ? [] : [':']),
  ].join('');
}

/** The word that leaves an answer empty, so that a later one can be given. */
const leftOpen = '-';

function placeholders<Data>(questions: readonly Question<Data>[]): string {
  return questions.map(({ name, placeholder = name }) => placeholder).join(' ');
}

/** Each word answers the next question. */
function inOrder<Data>(words: readonly string[], questions: readonly Question<Data>[], before: Answers): Answers {
  const asked = questions.filter(({ name, onlyOption }) => !onlyOption && before[name] === undefined);
  const extra = words[asked.length];
  if (extra !== undefined)
    throw new Unclear('everyday.too-many-words', { word: quote(extra), names: placeholders(asked) });
  const typed = words.map((word, index) => [asked[index]?.name ?? '', word === leftOpen ? '' : word]);
  return { ...before, ...Object.fromEntries(typed) };
}

/** The answers of words in any order, for each answer to the first question. Throws if words contradict each other. */
function inAnyOrder<Data>(
  words: readonly string[],
  { questions: [first], read }: Pick<Required<Action<Data>>, 'questions' | 'read'>,
  before: Answers,
  data: Data,
): readonly Answers[] {
  const subjects = new Set<string>();
  const said: Record<string, string> = {};
  for (let at = 0; at < words.length; ) {
    const [answers, count] = read(words.slice(at), data);
    for (const [name, answer = ''] of Object.entries(answers)) {
      const other = said[name];
      if (name === first?.name) subjects.add(answer);
      else if (other === undefined || other === answer) said[name] = answer;
      else
        throw new Unclear('everyday.contradiction', {
          word: quote(words.slice(at, at + count).join(' ')),
          said: quote(`${name}: ${answer}`),
          other,
        });
    }
    at += count;
  }
  const common = { ...before, ...said };
  return subjects.size === 0 ? [common] : [...subjects].map((each) => ({ ...common, [first?.name ?? '']: each }));
}

function saidOf<Data>(words: readonly string[], action: Action<Data>, before: Answers, data: Data): readonly Answers[] {
  const { questions, read } = action;
  return read ? inAnyOrder(words, { questions, read }, before, data) : [inOrder(words, questions, before)];
}

type NumberedLine = RequestLine & { readonly index: number };

/** Adds suggestions to the answers. Throws if an answer is not accepted or missing. */
function complete<Data>(
  given: Answers,
  { questions }: Action<Data>,
  { options, canAsk = false }: Request,
  data: Data,
  line?: NumberedLine,
): Answers {
  const { answers, faults } = resolveAnswers(questions, given, data);
  const suggested = (question: Question<Data>): string | undefined => question.suggestion?.(answers, data);
  const mayBeEmpty = (question: Question<Data>): boolean =>
    question.ifEmpty !== undefined || suggested(question) !== undefined;
  const open = questions.filter(
    ({ name, onlyOption, when }) => !onlyOption && given[name] === undefined && when?.(answers, data) !== false,
  );
  // Optional answers are not asked for on each line of a list.
  const next = options && !canAsk ? undefined : open.find((each) => (canAsk && !line) || !mayBeEmpty(each));
  const fault = faults.find(
    ({ question }) => question !== next && (next === undefined || given[question.name] !== undefined),
  );
  if (fault) {
    const { problem } = fault;
    const { name, text } = fault.question;
    const isTyped = given[name] !== undefined && options?.[name] === undefined;
    throw isTyped || !options
      ? new Unclear('everyday.sentence', { problem })
      : new Unclear('everyday.option', { name, text: { id: text }, problem });
  }
  if (!next) return answers;
  const prompt = promptOf(next, suggested(next), data);
  throw new Missing({
    name: next.name,
    text: next.text,
    prompt: line ? render({ id: 'everyday.in-line', values: { place: line.place, problem: prompt } }, 'en') : prompt,
    placeholder: placeholders([next, ...open.filter((each) => each !== next && each.ifEmpty === undefined)]),
    isOptional: mayBeEmpty(next),
    line: line?.index,
  });
}

function linesOf<Data>(lines: readonly RequestLine[], action: Action<Data>, before: Answers, data: Data) {
  return lines.flatMap((line, index) => {
    try {
      return saidOf(line.words, action, {}, data).map((own) => ({
        given: { ...before, ...own },
        line: { ...line, index },
      }));
    } catch (error) {
      if (!(error instanceof Unclear)) throw error;
      throw new Unclear('everyday.in-line', { place: line.place, problem: error.reason });
    }
  });
}

function answersOf<Data>(action: Action<Data>, request: Request, data: Data): readonly Answers[] {
  const { words, options, lines = [], unanswered = [] } = request;
  const empty = Object.fromEntries([...unanswered].map((name) => [name, '']));
  const said = saidOf(words, action, { ...empty, ...options }, data);
  if (lines.length === 0) return said.map((given) => complete(given, action, request, data));
  const [common = {}] = said;
  if (common[action.questions[0]?.name ?? ''] !== undefined) throw new Unclear('everyday.twice');
  return linesOf(lines, action, common, data).map(({ given, line }) => complete(given, action, request, data, line));
}

/** Plans an action. Writes nothing. */
export function planOf<Data extends ChangedData>(action: Action<Data>, request: Request, data: Data): Plan {
  try {
    const { edits = [], files = [], notes = [] } = action.intend(data, ...answersOf(action, request, data));
    const { changes, refused } = changesOf(edits, data.files, data.schemas);
    const [first] = refused;
    if (first) throw new Unclear('everyday.by-hand', { place: `${first.path}:${first.refusal.line}` });
    return { kind: 'changes', changes: [...changes, ...files], notes };
  } catch (error) {
    if (error instanceof Missing) return { kind: 'question', asked: error.asked };
    if (error instanceof Unclear) return { kind: 'refused', reason: error.reason };
    throw error;
  }
}
