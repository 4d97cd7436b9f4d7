import { formatToParts } from 'intl-messageformat';
import type { IntlShape, MessageFormatElement } from 'react-intl';
import { formatters, noNamedFormats } from '../domain/formatters';
import { localeOf, type Language } from '../domain/language';

/** The messages of a language, compiled, by id. */
export type CompiledMessages = Readonly<Record<string, MessageFormatElement[]>>;

/** What the site uses of react-intl's `IntlShape`. */
export type SiteIntl = Pick<IntlShape, 'locale' | 'formatMessage'>;

/**
 * react-intl's context for a language, on FormatJS's own engine. `createIntl` would bring the formatters of dates,
 * lists, durations and so on into every first load, and write each message out as JSON to remember it by (decision 0013).
 */
export function createSiteIntl(
  language: Language,
  messages: CompiledMessages,
  onError: (error: Error) => void,
): SiteIntl {
  const locale = localeOf(language);
  const formatMessage = ({ id = '' }: { id?: string }, values?: Record<string, string | number>): string => {
    const message = messages[id];
    try {
      if (!message) throw new Error('It does not exist.');
      let words = '';
      for (const { value } of formatToParts(message, locale, formatters, noNamedFormats, values))
        words += String(value);
      return words;
    } catch (cause) {
      onError(new Error(`The message ${id} could not be shown.`, { cause }));
      return id;
    }
  };
  // The overloads of IntlShape are for rich values and inline messages too; `useMessages` is the only caller.
  return { locale, formatMessage: formatMessage as IntlShape['formatMessage'] };
}
