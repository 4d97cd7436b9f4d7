import { formatToParts } from 'intl-messageformat';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { formatters, noNamedFormats } from '../domain/formatters';
import { localeOf, type Language } from '../domain/language';
import type { CompiledMessages } from '../domain/messages';

/** The values of the placeholders of a message. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Formats a message. Throws if the message or a value is missing. */
export function formatMessage(
  language: Language,
  messages: CompiledMessages,
  id: string,
  values?: MessageValues,
): string {
  const message = messages[id];
  try {
    if (message === undefined) throw new Error('It is not among the messages that are loaded here.');
    if (typeof message === 'string') return message;
    let text = '';
    for (const { value } of formatToParts(message, localeOf(language), formatters, noNamedFormats, values))
      text += String(value);
    return text;
  } catch (cause) {
    throw new Error(`The message ${id} could not be shown.`, { cause });
  }
}

interface MessageContext {
  readonly language: Language;
  readonly messages: CompiledMessages;
  /** Handles a message that is missing or cannot be formatted. */
  readonly onError: (error: Error) => void;
}

const MessageContext = createContext<MessageContext | undefined>(undefined);

/** Provides the messages of the shell and of the page kind. */
export function MessagesProvider({
  language,
  messages,
  onError,
  children,
}: MessageContext & { readonly children: ReactNode }) {
  const context = useMemo(() => ({ language, messages, onError }), [language, messages, onError]);
  return <MessageContext value={context}>{children}</MessageContext>;
}

/** The messages that a component can use. */
export function useMessageContext(): MessageContext {
  const context = use(MessageContext);
  if (!context) throw new Error('A part of the site was rendered outside MessagesProvider.');
  return context;
}

/** Provides the messages of a lazy part in addition to the inherited ones. */
export function PartMessages({
  messages,
  children,
}: {
  readonly messages: CompiledMessages;
  readonly children: ReactNode;
}) {
  const context = useMessageContext();
  const all = useMemo(() => ({ ...context.messages, ...messages }), [context, messages]);
  return (
    <MessagesProvider {...context} messages={all}>
      {children}
    </MessagesProvider>
  );
}
