import type { ReactElement } from 'react';
import type { Finding } from '../domain/editor-protocol';
import type { Language } from '../domain/language';
import { words } from './words';

/** A message as a sentence; what is in backticks is code with its own direction. */
export function Sentence({ text }: { readonly text: string }): ReactElement {
  return (
    <>
      {(text.charAt(0).toUpperCase() + text.slice(1)).split('`').map((part, index) =>
        index % 2 === 1 ? (
          <code key={index} dir="auto">
            {part}
          </code>
        ) : (
          part
        ),
      )}
    </>
  );
}

/** The findings of a file and the errors of all others; each leads to its field. The words are those of the terminal, in English. */
export function FindingList({
  findings,
  others,
  language,
  onChoose,
}: {
  readonly findings: readonly Finding[];
  readonly others: readonly Finding[];
  readonly language: Language;
  readonly onChoose: (finding: Finding) => void;
}): ReactElement | null {
  const text = words[language];
  const all = [...findings, ...others];
  if (all.length === 0) return null;
  const errors = all.filter(({ kind }) => kind === 'error').length;
  const warnings = all.length - errors;
  return (
    <details className="findings" open={errors > 0}>
      <summary>
        {text.findings}:{' '}
        {[errors > 0 ? text.errors(errors) : '', warnings > 0 ? text.warnings(warnings) : '']
          .filter(Boolean)
          .join(' · ')}
      </summary>
      <ul lang="en" dir="ltr">
        {all.map((finding, index) => (
          <li key={index} className={finding.kind}>
            <button type="button" className="link" onClick={() => onChoose(finding)}>
              <Sentence text={finding.message} />
            </button>
            {finding.fix !== undefined && (
              <p>
                <Sentence text={finding.fix} />
              </p>
            )}
            <small>
              {finding.file}
              {finding.line !== undefined && `:${finding.line}`}
            </small>
          </li>
        ))}
      </ul>
    </details>
  );
}
