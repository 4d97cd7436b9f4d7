import { FormattedMessage, useIntl } from 'react-intl';
import { directionOf, type Language } from '../../domain/language/language';
import { grouped } from '../../domain/language/grouped';
import { sitePath } from '../../domain/pages/paths';
import type { Problem } from '../../domain/editing/problems';
import { joinClasses } from '../../ui/join-classes';
import { countText } from './count-text';
import { styles } from './Problems.styles';
import { ProblemViews } from './ProblemView';

interface ProblemListProps {
  readonly language: Language;
  readonly problems: readonly Problem[];
  readonly basePath: string;
}

function FileProblems({ problems, basePath }: Omit<ProblemListProps, 'language'>) {
  const [first] = problems;
  const path = first?.pages?.[0];
  return (
    <section>
      <h2 dir="ltr" className={styles.file}>
        {first?.file}
      </h2>
      {path !== undefined && (
        <p className={styles.text}>
          <a href={basePath + sitePath('en', path)}>
            <FormattedMessage id="problems.english-page" />
          </a>
          {' · '}
          <a href={basePath + sitePath('ar', path)}>
            <FormattedMessage id="problems.arabic-page" />
          </a>
        </p>
      )}
      <ProblemViews problems={problems} />
    </section>
  );
}

/** The files with problems. Those with errors come first, because they prevent publishing the site. */
function filesOf(problems: readonly Problem[]): readonly (readonly Problem[])[] {
  const files = grouped(problems, ({ file }) => file);
  const rank = (own: readonly Problem[]): number => (own.some(({ kind }) => kind === 'error') ? 0 : 1);
  return [...files.values()].sort((one, other) => rank(one) - rank(other));
}

export function ProblemList({ language, problems, basePath }: ProblemListProps) {
  const intl = useIntl();
  const hasErrors = problems.some(({ kind }) => kind === 'error');
  return (
    <div lang={language} dir={directionOf(language)} className={joinClasses(styles.root, styles.list)}>
      <main className={styles.main}>
        <h1 className={styles.title}>{countText(problems, intl)}</h1>
        <p className={styles.text}>
          {hasErrors ? (
            <FormattedMessage id="problems.blocked" />
          ) : (
            <FormattedMessage id={problems.length === 0 ? 'problems.good' : 'problems.publishable'} />
          )}
        </p>
        {filesOf(problems).map((own) => (
          <FileProblems key={own[0]?.file} problems={own} basePath={basePath} />
        ))}
      </main>
    </div>
  );
}
