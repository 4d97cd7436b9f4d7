import { flushSync } from 'react-dom';
import { useEffect, useState, type FormEvent, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AnswerProblem, NewKind, NewQuestion } from '../domain/editing/editor-protocol';
import { useEditorContext } from './context';
import { hasName, kindNames, questionKey, questionNames } from './creation';
import { Dialog } from './Dialog';
import { Sentence } from './FindingList';
import { textInForm } from './form-texts';
import { NewFeedForm } from './NewFeedForm';
import { PasteForm } from './PasteForm';
import { Refused, Unreachable } from './server';
import { styles } from './NewDialog.styles';
import { Button } from './Button';
import { NoAnswer } from './Failed';
import { Problem, Remark } from './Remark';
import { Tools } from './Tools';

/** The colour that the input shows while none is chosen. */
const defaultColour = '#0f6e56';

interface QuestionProps {
  /** The kind of entry that is created. */
  readonly kind: string;
  readonly question: NewQuestion;
  readonly value: string;
  readonly problem: AnswerProblem | undefined;
  readonly onChange: (value: string) => void;
}

function Answer({ question, value, problem, onChange }: QuestionProps): ReactElement {
  const { language } = useEditorContext();
  const { name, choices, examples = [], input } = question;
  const id = `new-${name}`;
  const described = problem && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` };
  if (choices)
    return (
      <select id={id} value={value} {...described} onChange={({ target }) => onChange(target.value)}>
        <option value="" />
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label[language]}
          </option>
        ))}
      </select>
    );
  return (
    <>
      <input
        id={id}
        dir="auto"
        value={input === 'color' && value === '' ? defaultColour : value}
        type={input}
        list={examples.length > 0 ? `${id}-examples` : undefined}
        {...described}
        onChange={({ target }) => onChange(target.value)}
      />
      {examples.length > 0 && (
        <datalist id={`${id}-examples`}>
          {examples.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
    </>
  );
}

function Question(props: QuestionProps): ReactElement {
  const { language, nameOf } = useEditorContext();
  const { kind, question, problem } = props;
  const { name, isOptional } = question;
  const id = `new-${name}`;
  const key = questionKey(kind, name);
  return (
    <div className={styles.question}>
      <label htmlFor={id}>
        {key === undefined ? name : <FormattedMessage id={questionNames[key]} />}{' '}
        {isOptional && <FormattedMessage id="editor.optional" tagName="small" />}
      </label>
      <Answer {...props} />
      {problem && (
        <Remark id={`${id}-problem`} tone="problem">
          <Sentence text={textInForm(problem.message[language], language, nameOf)} />
        </Remark>
      )}
    </div>
  );
}

/** The entry to create, and the answers. */
interface Creation {
  readonly kinds: readonly NewKind[];
  readonly kind: string;
  readonly questions: readonly NewQuestion[];
  readonly answers: Readonly<Record<string, string>>;
  /** The problem with the whole; empty if every problem is shown at its question. */
  readonly problem: string;
  readonly problems: readonly AnswerProblem[];
  /** Whether the server did not answer the last request. */
  readonly isUnanswered: boolean;
  choose(kind: string): void;
  answer(question: string, value: string): void;
  create(event: FormEvent): Promise<void>;
}

function useCreation(onCreated: (paths: readonly string[]) => void): Creation {
  const { server } = useEditorContext();
  const [kinds, setKinds] = useState<readonly NewKind[]>([]);
  const [kind, setKind] = useState('store');
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState<Refused>();
  const [isUnanswered, setUnanswered] = useState(false);
  useEffect(() => {
    server.newKinds().then(setKinds, () => undefined);
  }, [server]);
  const questions = kinds.find((each) => each.kind === kind)?.questions ?? [];
  const create = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setUnanswered(false);
    try {
      const given = Object.fromEntries(questions.map(({ name }) => [name, (answers[name] ?? '').trim()]));
      onCreated((await server.create(kind, given)).paths);
    } catch (error) {
      if (error instanceof Unreachable) {
        setUnanswered(true);
        return;
      }
      if (!(error instanceof Refused)) throw error;
      flushSync(() => setRefusal(error));
      document.getElementById(`new-${error.problems[0]?.question ?? questions[0]?.name}`)?.focus();
    }
  };
  return {
    kinds,
    kind,
    questions,
    answers,
    problem: refusal && refusal.problems.length === 0 ? refusal.message : '',
    problems: refusal?.problems ?? [],
    isUnanswered,
    choose(next) {
      setKind(next);
      setRefusal(undefined);
    },
    answer: (question, value) => setAnswers({ ...answers, [question]: value }),
    create,
  };
}

/** The kinds that are created from a table or a message instead of answers. */
const feedKind = 'feed';
const pastedKind = 'pasted';

function AnswersForm({
  creation: { kind, questions, answers, problem, problems, isUnanswered, answer, create },
  onClose,
}: {
  readonly creation: Creation;
  readonly onClose: () => void;
}): ReactElement {
  const { language, nameOf } = useEditorContext();
  return (
    <form noValidate onSubmit={(event) => void create(event)}>
      {problem !== '' && <Problem>{textInForm(problem, language, nameOf)}</Problem>}
      {isUnanswered && (
        <Problem>
          <NoAnswer />
        </Problem>
      )}
      {questions.map((question) => (
        <Question
          key={question.name}
          kind={kind}
          question={question}
          value={answers[question.name] ?? ''}
          problem={problems.find((each) => each.question === question.name)}
          onChange={(value) => answer(question.name, value)}
        />
      ))}
      <Tools at="end">
        <Button onClick={onClose}>
          <FormattedMessage id="editor.cancel" />
        </Button>
        <Button type="submit" look="primary">
          <FormattedMessage id="editor.apply" />
        </Button>
      </Tools>
    </form>
  );
}

/**
 * Creates the entries that `npm run new` creates, with the same questions, feeds, and the offers of a message. Nothing
 * is written until it is saved.
 */
export function NewDialog({
  onClose,
  onCreated,
}: {
  readonly onClose: () => void;
  readonly onCreated: (paths: readonly string[]) => void;
}): ReactElement {
  const what = useIntl().formatMessage({ id: 'editor.create-what' });
  const creation = useCreation(onCreated);
  const { kinds, kind, choose } = creation;
  const { setPasted } = useEditorContext();
  return (
    <Dialog title={what} onClose={onClose}>
      <select aria-label={what} value={kind} onChange={({ target }) => choose(target.value)}>
        {[...kinds.map((each) => each.kind), pastedKind, feedKind].map((each) => (
          <option key={each} value={each}>
            {hasName(each) ? <FormattedMessage id={kindNames[each]} /> : each}
          </option>
        ))}
      </select>
      {kind === feedKind && <NewFeedForm onClose={onClose} onOpen={(path) => onCreated([path])} />}
      {kind === pastedKind && (
        <PasteForm
          onClose={onClose}
          onRead={(path, read) => {
            setPasted({ path, read });
            onCreated([path]);
          }}
        />
      )}
      {kind !== feedKind && kind !== pastedKind && <AnswersForm creation={creation} onClose={onClose} />}
    </Dialog>
  );
}
