import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { Finding } from '../domain/editing/editor-protocol';
import { WithCode } from '../ui/text/WithCode';
import { useEditorContext } from './context';
import { findingInForm } from './form-texts';
import { styles } from './FindingList.styles';
import { Button } from './controls/Button';
import { Title } from './controls/Title';

export function Sentence({ text }: { readonly text: string }): ReactElement {
  return <WithCode text={text.charAt(0).toUpperCase() + text.slice(1)} />;
}

/** The numbers of errors and warnings in words; empty if there are none. */
export function countsOf({ formatMessage }: IntlShape, errors: number, warnings: number): string {
  return [
    ...(errors > 0 ? [formatMessage({ id: 'editor.errors' }, { count: errors })] : []),
    ...(warnings > 0 ? [formatMessage({ id: 'editor.warnings' }, { count: warnings })] : []),
  ].join(' · ');
}

interface ItemProps {
  readonly finding: Finding;
  /** Whether the text of the file is shown. Then the texts of the terminal and the line are shown too. */
  readonly isText: boolean;
  readonly onChoose: (finding: Finding) => void;
}

export function FindingItem({ finding, isText, onChoose }: ItemProps): ReactElement {
  const { titleOf, nameOf, language } = useEditorContext();
  const { message, fix } = isText ? finding.texts[language] : findingInForm(finding, language, nameOf);
  return (
    <li className={styles.finding} data-kind={finding.kind}>
      <Button look="link" onClick={() => onChoose(finding)}>
        <Sentence text={message} />
      </Button>
      {fix !== undefined && (
        <p>
          <Sentence text={fix} />
        </p>
      )}
      <small>
        {isText ? (
          <>
            {finding.file}
            {finding.line !== undefined && `:${finding.line}`}
          </>
        ) : (
          <Title language={language}>{titleOf(finding.file)}</Title>
        )}
      </small>
    </li>
  );
}

export function FindingList({
  findings,
  others,
  isText,
  onChoose,
}: {
  readonly findings: readonly Finding[];
  readonly others: readonly Finding[];
  readonly isText: boolean;
  readonly onChoose: (finding: Finding) => void;
}): ReactElement {
  const intl = useIntl();
  const all = [...findings, ...others];
  const errors = all.filter(({ kind }) => kind === 'error').length;
  // It stays and does not open by itself: while a person types, that would move the form.
  const [isOpenFirst] = useState(errors > 0);
  return (
    <details className={styles.root} open={isOpenFirst}>
      <summary>
        <FormattedMessage id="editor.findings" />:{' '}
        {countsOf(intl, errors, all.length - errors) || <FormattedMessage id="editor.good" />}
      </summary>
      <ul>
        {all.map((finding, index) => (
          <FindingItem key={index} finding={finding} isText={isText} onChoose={onChoose} />
        ))}
      </ul>
    </details>
  );
}
