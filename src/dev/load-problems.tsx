import type { ReactNode } from 'react';
import type { Language } from '../domain/language';
import { problemsPath, problemsQuery, type Problems } from '../domain/problems';
import { Messages } from '../hooks/messages';

/** The path below which the site is. */
export const basePath = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The address of the list of all problems. */
export const listAddress = basePath + problemsPath;

/** Asks the development server for the problems of a page. */
export async function loadProblems(pathname: string): Promise<Problems> {
  const response = await fetch(listAddress + problemsQuery + encodeURIComponent(pathname));
  // generator/authoring/dev/dev.ts answers with this type.
  return (await response.json()) as Problems;
}

interface ProblemMessagesProps {
  readonly language: Language;
  readonly messages: Problems['messages'];
  readonly children: ReactNode;
}

/** Provides the messages with which problems are shown. One that is missing is shown by its name: the data is not good. */
export function ProblemMessages({ language, messages, children }: ProblemMessagesProps) {
  return (
    <Messages language={language} messages={messages[language]} onError={console.warn}>
      {children}
    </Messages>
  );
}
