import { useMemo, type ReactNode } from 'react';
import type { IntlMessageFormat } from 'intl-messageformat';
import { createIntl, createIntlCache, RawIntlProvider, useIntl, type IntlConfig, type IntlShape } from 'react-intl';
import { localeOf, type Language } from '../domain/language/language';
import type { CompiledMessages } from '../domain/pages/messages';

/** The type of `react-intl` requires every message of the site. Rendering throws if one is missing. */
export function asIntlMessages(messages: CompiledMessages): IntlShape['messages'] {
  return messages as unknown as IntlShape['messages'];
}

// One cache for all pages: a build renders thousands with the same messages.
const cache = createIntlCache();
const intlByMessages = new WeakMap<CompiledMessages, IntlShape>();

/** For use outside React or a provider. `onError` is called for a message that is missing or cannot be formatted. */
export function intlOf(config: Pick<IntlConfig, 'locale' | 'messages' | 'onError'>): IntlShape {
  const intl = createIntl(config, cache);
  const { getMessageFormat } = intl.formatters;
  const formats = new Map<unknown, IntlMessageFormat>();
  // FormatJS writes a message's whole tree as text at each call, to find its format. The tree itself is enough.
  intl.formatters.getMessageFormat = (message, ...rest) => {
    const format = formats.get(message) ?? getMessageFormat(message, ...rest);
    formats.set(message, format);
    return format;
  };
  return intl;
}

/** Returns the same object for the same messages: creating it takes 5 % of the time of rendering a page. */
function intlOfPage({ language, messages, onError }: Omit<MessagesProps, 'children'>): IntlShape {
  const cached = intlByMessages.get(messages);
  if (cached?.onError === onError) return cached;
  const intl = intlOf({ locale: localeOf(language), messages: asIntlMessages(messages), onError });
  intlByMessages.set(messages, intl);
  return intl;
}

interface MessagesProps {
  readonly language: Language;
  readonly messages: CompiledMessages;
  readonly onError: (error: Error) => void;
  readonly children: ReactNode;
}

export function Messages({ children, ...around }: MessagesProps) {
  return <RawIntlProvider value={intlOfPage(around)}>{children}</RawIntlProvider>;
}

/** Provides the messages of a lazy part in addition to those of the page. */
export function PartMessages({
  messages,
  children,
}: {
  readonly messages: CompiledMessages;
  readonly children: ReactNode;
}) {
  const { locale, messages: inherited, onError } = useIntl();
  const intl = useMemo(
    () => intlOf({ locale, messages: { ...inherited, ...asIntlMessages(messages) }, onError }),
    [locale, inherited, messages, onError],
  );
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
