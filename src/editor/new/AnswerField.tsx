import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { NewQuestion } from '../../domain/editing/editor-protocol';
import type { Language } from '../../domain/language/language';
import { Remark } from '../controls/Remark';

const defaultColour = '#0f6e56';

interface AnswerFieldProps {
  readonly id: string;
  readonly className: string | undefined;
  readonly question: NewQuestion;
  readonly language: Language;
  readonly value: string;
  readonly problem?: ReactNode;
  /** Whether the answer is not accepted for a reason that is shown elsewhere. */
  readonly isWrong?: boolean;
  /** The first choice of a list: there is no answer. */
  readonly empty?: string;
  readonly onChange: (value: string) => void;
}

function Control({ id, question, language, value, problem, isWrong, empty, onChange }: AnswerFieldProps): ReactElement {
  const { choices, examples = [], input } = question;
  const described = {
    'aria-invalid': isWrong || problem !== undefined ? true : undefined,
    'aria-describedby': problem === undefined ? undefined : `${id}-problem`,
  };
  if (choices)
    return (
      <select id={id} value={value} {...described} onChange={({ target }) => onChange(target.value)}>
        <option value="">{empty}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label[language]}
          </option>
        ))}
      </select>
    );
  const isNumber = input === 'decimal';
  return (
    <>
      <input
        id={id}
        dir={isNumber ? 'ltr' : 'auto'}
        inputMode={isNumber ? 'decimal' : undefined}
        value={input === 'color' && value === '' ? defaultColour : value}
        type={isNumber ? 'text' : input}
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

export function AnswerField(props: AnswerFieldProps): ReactElement {
  const { id, className, question, language, problem, empty } = props;
  return (
    <div className={className}>
      <label htmlFor={id}>
        {question.label[language]}{' '}
        {question.isOptional && empty === undefined && <FormattedMessage id="editor.optional" tagName="small" />}
      </label>
      <Control {...props} />
      {problem !== undefined && (
        <Remark id={`${id}-problem`} tone="problem">
          {problem}
        </Remark>
      )}
    </div>
  );
}
