import type { ReactNode } from 'react';
import type { Language } from '../domain/language/language';
import { problemsPath, problemsQuery, type Problems } from '../domain/editing/problems';
import { Messages } from '../hooks/messages';

export const basePath = import.meta.env.BASE_URL.replace(/\/$/, '');

export const listAddress = basePath + problemsPath;

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

/** A missing message is shown by its id, because the data may be invalid. */
export function ProblemMessages({ language, messages, children }: ProblemMessagesProps) {
  return (
    <Messages language={language} messages={messages[language]} onError={console.warn}>
      {children}
    </Messages>
  );
}
