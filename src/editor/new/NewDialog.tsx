import { flushSync } from 'react-dom';
import { useEffect, useState, type FormEvent, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { NewKind, NewQuestion } from '../../domain/editing/editor-protocol';
import { useEditorContext } from '../context';
import { AnswerField } from './AnswerField';
import { Dialog } from '../controls/Dialog';
import { Sentence } from '../FindingList';
import { textInForm } from '../form-texts';
import { NewFeedForm } from './NewFeedForm';
import { PasteForm } from './PasteForm';
import { Refused, Unreachable } from '../connection/server';
import { styles } from './NewDialog.styles';
import { Button } from '../controls/Button';
import { NoAnswer, type Failure } from '../controls/Failed';
import { Problem } from '../controls/Remark';
import { Tools } from '../controls/Tools';

/** The kinds that are created from a table or a message instead of answers. */
const feedKind = 'feed';
const pastedKind = 'pasted';

type Answers = Readonly<Record<string, string>>;

interface AnswersFormProps {
  readonly kind: string;
  readonly questions: readonly NewQuestion[];
  readonly answers: Answers;
  onAnswers(answers: Answers): void;
  onClose(): void;
  onCreated(paths: readonly string[]): void;
}

function AnswersForm({ kind, questions, answers, onAnswers, onClose, onCreated }: AnswersFormProps): ReactElement {
  const { language, nameOf, server } = useEditorContext();
  const [failure, setFailure] = useState<Failure>();
  const problems = failure instanceof Refused ? failure.problems : [];
  const create = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      const given = Object.fromEntries(questions.map(({ name }) => [name, (answers[name] ?? '').trim()]));
      onCreated((await server.create(kind, given)).paths);
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
      flushSync(() => setFailure(error));
      if (error instanceof Refused)
        document.getElementById(`new-${error.problems[0]?.question ?? questions[0]?.name}`)?.focus();
    }
  };
  return (
    <form noValidate onSubmit={(event) => void create(event)}>
      {failure && problems.length === 0 && (
        <Problem>{failure instanceof Refused ? textInForm(failure.message, language, nameOf) : <NoAnswer />}</Problem>
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
            problem={problem && <Sentence text={textInForm(problem, language, nameOf)} />}
            onChange={(value) => onAnswers({ ...answers, [question.name]: value })}
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

/** With the questions of `npm run new`, feeds, and the offers of a message. Nothing is written until it is saved. */
export function NewDialog({ onClose, onCreated }: Pick<AnswersFormProps, 'onClose' | 'onCreated'>): ReactElement {
  const intl = useIntl();
  const what = intl.formatMessage({ id: 'editor.create-what' });
  const { language, server, setPasted } = useEditorContext();
  const [kinds, setKinds] = useState<readonly NewKind[]>([]);
  const [kind, setKind] = useState('store');
  const [answers, setAnswers] = useState<Answers>({});
  useEffect(() => {
    server.newKinds().then(setKinds, () => undefined);
  }, [server]);
  return (
    <Dialog title={what} onClose={onClose}>
      <select aria-label={what} value={kind} onChange={({ target }) => setKind(target.value)}>
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
      {kind !== feedKind && kind !== pastedKind && (
        <AnswersForm
          key={kind}
          kind={kind}
          questions={kinds.find((each) => each.kind === kind)?.questions ?? []}
          answers={answers}
          onAnswers={setAnswers}
          onClose={onClose}
          onCreated={onCreated}
        />
      )}
    </Dialog>
  );
}
