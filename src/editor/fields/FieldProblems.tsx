import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FieldPath, Finding } from '../../domain/editing/editor-protocol';
import { Button } from '../controls/Button';
import { Sentence } from '../FindingList';
import { findingInForm } from '../form-texts';
import { idOf } from './field-model';
import { useForm, useProblems, useSource } from './form-context';
import { styles } from './FieldProblems.styles';

function Answers({ problem }: { readonly problem: Finding }): ReactElement | null {
  const { edit, confirm } = useForm();
  const { correction, confirmation } = problem;
  if (!correction && !confirmation) return null;
  return (
    <span className={styles.answers}>
      {correction && (
        <Button look="link" onClick={() => edit(correction, `correction ${JSON.stringify(problem.path)}`)}>
          <FormattedMessage id="editor.correct" />
        </Button>
      )}
      {confirmation && (
        <Button look="link" onClick={() => confirm(confirmation)}>
          <FormattedMessage id="editor.confirm" />
        </Button>
      )}
    </span>
  );
}

export function FieldProblems({ path }: { readonly path: FieldPath }): ReactElement | null {
  const problems = useProblems(path);
  const { language, nameOf } = useForm();
  if (problems.length === 0) return null;
  return (
    <div id={`${idOf(path)}-problem`} className={styles.problems}>
      {problems.map((problem, index) => {
        const { message, fix } = findingInForm(problem, language, nameOf);
        return (
          <p key={index} data-kind={problem.kind}>
            <Sentence text={message} />.{' '}
            {fix !== undefined && (
              <span>
                <Sentence text={fix} />
              </span>
            )}{' '}
            <Answers problem={problem} />
          </p>
        );
      })}
    </div>
  );
}

export function FieldSource({ path }: { readonly path: FieldPath }): ReactElement | null {
  const words = useSource(path);
  if (!words) return null;
  return (
    <p id={`${idOf(path)}-source`} className={styles.source}>
      <FormattedMessage id="editor.pasted-words" />{' '}
      {words.map((each, index) => (
        <q key={index} dir="auto">
          {each}
        </q>
      ))}
    </p>
  );
}

/** The attributes that associate an input with its findings and with the words that it was read from. */
export function useDescribed(path: FieldPath): Readonly<Record<string, string | boolean | undefined>> {
  const problems = useProblems(path);
  const hasSource = useSource(path) !== undefined;
  const by = [...(hasSource ? ['source'] : []), ...(problems.length > 0 ? ['problem'] : [])];
  if (by.length === 0) return {};
  return {
    'aria-describedby': by.map((each) => `${idOf(path)}-${each}`).join(' '),
    'aria-invalid': problems.some(({ kind }) => kind === 'error') || undefined,
  };
}
