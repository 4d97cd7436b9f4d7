import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { directionOf, type Language } from '../../domain/language/language';
import { isMissing, type Problem } from '../../domain/editing/problems';
import { joinClasses } from '../../ui/join-classes';
import { countText } from './count-text';
import { styles } from './Problems.styles';
import { ProblemViews } from './ProblemView';

interface FrameProps {
  readonly language: Language;
  readonly className: string;
  /** `alert` for content that replaces the page. */
  readonly role?: 'alert' | 'status';
  readonly children: ReactNode;
}

function Frame({ language, className, role, children }: FrameProps) {
  return (
    <div
      data-problems=""
      lang={language}
      dir={directionOf(language)}
      role={role}
      className={joinClasses(styles.root, className)}
    >
      {children}
    </div>
  );
}

interface ProblemPanelProps {
  readonly language: Language;
  readonly own: readonly Problem[];
  readonly all: readonly Problem[];
  readonly list: string;
}

function Details({ own, list }: Pick<ProblemPanelProps, 'own' | 'list'>) {
  return (
    <>
      <ProblemViews problems={own} />
      <p className={styles.text}>
        <a href={list}>
          <FormattedMessage id="problems.all" />
        </a>
      </p>
    </>
  );
}

/** The errors that are shown instead of a page that could not be built. */
export function MissingPage({
  language,
  own,
  list,
  cover,
}: Omit<ProblemPanelProps, 'all'> & { readonly cover: boolean }) {
  return (
    <Frame language={language} className={joinClasses(styles.list, cover && styles.cover)} role="alert">
      <main className={styles.main}>
        <h1 className={styles.title}>
          <FormattedMessage id="problems.missing" />
        </h1>
        <Details own={own} list={list} />
      </main>
    </Frame>
  );
}

/** The errors and notes of the page, or the numbers of those elsewhere. Renders nothing if there are none. */
export function ProblemPanel({ language, own, all, list }: ProblemPanelProps) {
  const intl = useIntl();
  const errors = all.filter(({ kind }) => kind === 'error').length;
  if (own.length === 0)
    return errors === 0 ? null : (
      <Frame language={language} className={styles.chip}>
        <a href={list}>
          <FormattedMessage id="problems.elsewhere" values={{ count: errors }} />
        </a>
      </Frame>
    );
  if (isMissing(own)) return <MissingPage language={language} own={own} list={list} cover />;
  return (
    <Frame language={language} className={styles.panel} role="status">
      <details open={own.some(({ kind }) => kind === 'error')}>
        <summary className={styles.summary}>
          <FormattedMessage id="problems.on-page" values={{ counts: countText(own, intl) }} />
        </summary>
        <Details own={own} list={list} />
      </details>
    </Frame>
  );
}
