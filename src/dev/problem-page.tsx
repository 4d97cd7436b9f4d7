import '../theme/all';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { useIntl } from 'react-intl';
import { directionOf, type Language } from '../domain/language/language';
import { parseSitePath } from '../domain/pages/paths';
import { isMissing, type Problems } from '../domain/editing/problems';
import { countText } from './problems/count-text';
import { ProblemList } from './problems/ProblemList';
import { MissingPage } from './problems/ProblemPanel';
import { basePath, listAddress, loadProblems, ProblemMessages } from './load-problems';

interface ProblemPageProps {
  readonly language: Language;
  readonly problems: Problems;
  readonly isList: boolean;
}

function ProblemPage({ language, problems: { own, all }, isList }: ProblemPageProps) {
  const intl = useIntl();
  const missing = !isList && isMissing(own);
  const title = missing ? intl.formatMessage({ id: 'problems.missing' }) : countText(all, intl);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return missing ? (
    <MissingPage language={language} own={own} list={listAddress} cover={false} />
  ) : (
    <ProblemList language={language} problems={all} basePath={basePath} />
  );
}

async function start(root: HTMLElement): Promise<void> {
  const { pathname } = window.location;
  const ofPage = parseSitePath(pathname.slice(basePath.length))?.language;
  const language = ofPage ?? (navigator.language.startsWith('ar') ? 'ar' : 'en');
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  const problems = await loadProblems(pathname);
  createRoot(root).render(
    <ProblemMessages language={language} messages={problems.messages}>
      <ProblemPage language={language} problems={problems} isList={pathname === listAddress} />
    </ProblemMessages>,
  );
}

// After a check there may be a page at this address.
import.meta.hot?.on('site:problems', () => window.location.reload());

const root = document.getElementById('root');
if (root) void start(root);
