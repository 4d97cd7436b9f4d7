import type { ReactNode } from 'react';
import type { Language } from '../domain/language/language';
import { problemsPath, problemsQuery, type Problems } from '../domain/editing/problems';
import { Messages } from '../hooks/messages';

/** The base path of the site. */
export const basePath = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The address of the list of all problems. */
export const listAddress = basePath + problemsPath;

/** Requests the problems of a page from the development server. */
export async function loadProblems(pathname: string): Promise<Problems> {
  const response = await fetch(listAddress + problemsQuery + encodeURIComponent(pathname));
  // The assertion is sound: generator/authoring/dev/dev.ts answers with this type.
  return (await response.json()) as Problems;
}

interface ProblemMessagesProps {
  readonly language: Language;
  readonly messages: Problems['messages'];
  readonly children: ReactNode;
}

/**
 * Provides the messages with which problems are shown. A missing message is shown by its id, because the data may be
 * invalid.
 */
export function ProblemMessages({ language, messages, children }: ProblemMessagesProps) {
  return (
    <Messages language={language} messages={messages[language]} onError={console.warn}>
      {children}
    </Messages>
  );
}
