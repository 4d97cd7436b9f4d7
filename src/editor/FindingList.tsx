import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Finding } from '../domain/editor-protocol';
import { WithCode } from '../ui/WithCode';
import { useEditorContext } from './context';
import { findingInForm } from './form-texts';
import { styles } from './FindingList.styles';
import { Button } from './Button';
import { Title } from './Title';

/** A message as a sentence, with a capital letter. */
export function Sentence({ text }: { readonly text: string }): ReactElement {
  return <WithCode text={text.charAt(0).toUpperCase() + text.slice(1)} />;
}

interface ItemProps {
  readonly finding: Finding;
  /** Whether the text of the file is shown. Then the texts of the terminal and the line are shown too. */
  readonly isText: boolean;
  readonly onChoose: (finding: Finding) => void;
}

function Item({ finding, isText, onChoose }: ItemProps): ReactElement {
  const { titleOf, language } = useEditorContext();
  const { message, fix } = isText ? finding.texts[language] : findingInForm(finding, language);
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

/** The findings of a file and the errors of all others; each links to its field. */
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
}): ReactElement | null {
  const intl = useIntl();
  const all = [...findings, ...others];
  if (all.length === 0) return null;
  const errors = all.filter(({ kind }) => kind === 'error').length;
  const warnings = all.length - errors;
  return (
    <details className={styles.root} open={errors > 0}>
      <summary>
        <FormattedMessage id="editor.findings" />:{' '}
        {[
          errors > 0 ? intl.formatMessage({ id: 'editor.errors' }, { count: errors }) : '',
          warnings > 0 ? intl.formatMessage({ id: 'editor.warnings' }, { count: warnings }) : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </summary>
      <ul>
        {all.map((finding, index) => (
          <Item key={index} finding={finding} isText={isText} onChoose={onChoose} />
        ))}
      </ul>
    </details>
  );
}
