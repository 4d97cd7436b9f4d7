import { useEffect, useState, type FormEvent, type ReactElement } from 'react';
import type { NewKind, NewQuestion } from '../domain/editor-protocol';
import type { Language } from '../domain/language';
import { Dialog } from './Dialog';
import { NewFeedForm } from './NewFeedForm';
import { Refused, type EditorServer } from './server';
import { words } from './words';

interface Problem {
  readonly message: string;
  readonly question: string | undefined;
}

function Question({
  question,
  value,
  problem,
  language,
  onChange,
}: {
  readonly question: NewQuestion;
  readonly value: string;
  readonly problem: Problem | undefined;
  readonly language: Language;
  readonly onChange: (value: string) => void;
}): ReactElement {
  const { name, label, isOptional, choices } = question;
  const id = `new-${name}`;
  const translated = words[language].creation[name];
  const described = problem && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` };
  return (
    <div className="question">
      <label htmlFor={id}>
        {translated ?? (
          <span lang="en" dir="ltr">
            {label}
          </span>
        )}{' '}
        {isOptional && <small>({words[language].optional})</small>}
      </label>
      {choices ? (
        <select id={id} value={value} {...described} onChange={({ target }) => onChange(target.value)}>
          <option value="" />
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input id={id} dir="auto" value={value} {...described} onChange={({ target }) => onChange(target.value)} />
      )}
      {problem && (
        <p id={`${id}-problem`} className="problem" lang="en" dir="ltr">
          {problem.message}
        </p>
      )}
    </div>
  );
}

/** What is to be created, and what was answered. */
interface Creation {
  readonly kinds: readonly NewKind[];
  readonly kind: string;
  readonly questions: readonly NewQuestion[];
  readonly answers: Readonly<Record<string, string>>;
  readonly problem: Problem | undefined;
  choose(kind: string): void;
  answer(question: string, value: string): void;
  create(event: FormEvent): Promise<void>;
}

function useCreation(server: EditorServer, onCreated: (paths: readonly string[]) => void): Creation {
  const [kinds, setKinds] = useState<readonly NewKind[]>([]);
  const [kind, setKind] = useState('store');
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<Problem>();
  useEffect(() => {
    server.newKinds().then(setKinds, () => undefined);
  }, [server]);
  const questions = kinds.find((each) => each.kind === kind)?.questions ?? [];
  const create = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      const given = Object.fromEntries(questions.map(({ name }) => [name, (answers[name] ?? '').trim()]));
      onCreated((await server.create(kind, given)).paths);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setProblem({ message: error.message, question: error.question });
      document.getElementById(`new-${error.question ?? questions[0]?.name}`)?.focus();
    }
  };
  return {
    kinds,
    kind,
    questions,
    answers,
    problem,
    choose(next) {
      setKind(next);
      setProblem(undefined);
    },
    answer: (question, value) => setAnswers({ ...answers, [question]: value }),
    create,
  };
}

/** What is made of a table instead of answers. */
const feedKind = 'feed';

function AnswersForm({
  creation: { questions, answers, problem, answer, create },
  language,
  onClose,
}: {
  readonly creation: Creation;
  readonly language: Language;
  readonly onClose: () => void;
}): ReactElement {
  const text = words[language];
  return (
    <form noValidate onSubmit={(event) => void create(event)}>
      {problem && !questions.some(({ name }) => name === problem.question) && (
        <p className="problem" role="alert" lang="en" dir="ltr">
          {problem.message}
        </p>
      )}
      {questions.map((question) => (
        <Question
          key={question.name}
          question={question}
          value={answers[question.name] ?? ''}
          problem={problem?.question === question.name ? problem : undefined}
          language={language}
          onChange={(value) => answer(question.name, value)}
        />
      ))}
      <div className="tools end">
        <button type="button" onClick={onClose}>
          {text.cancel}
        </button>
        <button type="submit" className="strong">
          {text.apply}
        </button>
      </div>
    </form>
  );
}

/** Creates what `npm run new` creates, by the same questions, and feeds. Nothing is written before it is saved. */
export function NewDialog({
  server,
  language,
  onClose,
  onCreated,
}: {
  readonly server: EditorServer;
  readonly language: Language;
  readonly onClose: () => void;
  readonly onCreated: (paths: readonly string[]) => void;
}): ReactElement {
  const text = words[language];
  const creation = useCreation(server, onCreated);
  const { kinds, kind, choose } = creation;
  return (
    <Dialog title={text.createWhat} onClose={onClose}>
      <select aria-label={text.createWhat} value={kind} onChange={({ target }) => choose(target.value)}>
        {[...kinds.map((each) => each.kind), feedKind].map((each) => (
          <option key={each} value={each}>
            {text.creation[each] ?? each}
          </option>
        ))}
      </select>
      {kind === feedKind ? (
        <NewFeedForm server={server} language={language} onClose={onClose} onOpen={(path) => onCreated([path])} />
      ) : (
        <AnswersForm creation={creation} language={language} onClose={onClose} />
      )}
    </Dialog>
  );
}
