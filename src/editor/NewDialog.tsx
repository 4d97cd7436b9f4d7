import { flushSync } from 'react-dom';
import { useEffect, useState, type FormEvent, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AnswerProblem, NewKind, NewQuestion } from '../domain/editing/editor-protocol';
import { useEditorContext } from './context';
import { AnswerField } from './AnswerField';
import { Dialog } from './Dialog';
import { textInForm } from './form-texts';
import { NewFeedForm } from './NewFeedForm';
import { PasteForm } from './PasteForm';
import { Refused, Unreachable } from './server';
import { styles } from './NewDialog.styles';
import { Button } from './Button';
import { NoAnswer } from './NoAnswer';
import { Problem, Remark } from './Remark';
import { Tools } from './Tools';

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
  creation: { questions, answers, problem, problems, isUnanswered, answer, create },
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
        <Remark tone="problem" role="alert">
          <NoAnswer />
        </Remark>
      )}
      {questions.map((question) => {
        const problem = problems.find((each) => each.question === question.name)?.message[language];
        return (
          <AnswerField
            key={question.name}
            id={`new-${question.name}`}
            className={styles.question}
            question={question}
            language={language}
            value={answers[question.name] ?? ''}
            problem={problem && textInForm(problem, language, nameOf)}
            onChange={(value) => answer(question.name, value)}
          />
        );
      })}
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
  const intl = useIntl();
  const what = intl.formatMessage({ id: 'editor.create-what' });
  const creation = useCreation(onCreated);
  const { kinds, kind, choose } = creation;
  const { language, setPasted } = useEditorContext();
  return (
    <Dialog title={what} onClose={onClose}>
      <select aria-label={what} value={kind} onChange={({ target }) => choose(target.value)}>
        {kinds.map((each) => (
          <option key={each.kind} value={each.kind}>
            {each.label[language]}
          </option>
        ))}
        {([pastedKind, feedKind] as const).map((each) => (
          <option key={each} value={each}>
            {intl.formatMessage({ id: `editor.new-${each}` })}
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
