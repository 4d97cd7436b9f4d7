import { FormattedMessage } from 'react-intl';
import type { Problem } from '../../domain/editing/problems';
import { WithCode } from '../../ui/text/WithCode';
import { styles } from './Problems.styles';

/** A message as a sentence. Messages are in English. */
function Sentence({ text }: { readonly text: string }) {
  return (
    <span lang="en" dir="ltr">
      <WithCode text={/[.?!]$/.test(text) ? text : `${text}.`} className={styles.code} />
    </span>
  );
}

function Line({ line: { text, start, end } }: { readonly line: NonNullable<Problem['line']> }) {
  if (text.trim() === '') return null;
  return (
    <pre dir="auto" className={styles.line}>
      {text.slice(0, start)}
      <mark className={styles.marked}>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </pre>
  );
}

export function ProblemView({ problem: { kind, message, file, line, fix, why } }: { readonly problem: Problem }) {
  const name = (
    <code dir="ltr" className={styles.code}>
      {file}
    </code>
  );
  return (
    <article className={styles.problem} data-kind={kind}>
      <p className={styles.what}>
        <Sentence text={message.charAt(0).toUpperCase() + message.slice(1)} />
      </p>
      <p className={styles.text}>
        {line ? <FormattedMessage id="problems.place" values={{ file: name, line: String(line.number) }} /> : name}
      </p>
      {line && <Line line={line} />}
      {fix !== undefined && (
        <p className={styles.text}>
          <span className={styles.label}>
            <FormattedMessage id="problems.fix" />
          </span>{' '}
          <Sentence text={fix} />
        </p>
      )}
      {why !== undefined && (
        <p className={styles.text}>
          <span className={styles.label}>
            <FormattedMessage id="problems.why" />
          </span>{' '}
          <Sentence text={why} />
        </p>
      )}
    </article>
  );
}

export function ProblemViews({ problems }: { readonly problems: readonly Problem[] }) {
  const ways = new Set(problems.flatMap(({ shownAs, kind }) => (shownAs && kind === 'error' ? [shownAs] : [])));
  return (
    <>
      {[...ways].map((way) => (
        <p key={way} className={styles.text}>
          <FormattedMessage id={`problems.shown-${way}`} />
        </p>
      ))}
      <div className={styles.problems}>
        {problems.map((problem, index) => (
          <ProblemView key={index} problem={problem} />
        ))}
      </div>
    </>
  );
}
