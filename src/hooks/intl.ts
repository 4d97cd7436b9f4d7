import { formatToParts, type Formats, type Formatters } from 'intl-messageformat';
import type { IntlShape, MessageFormatElement } from 'react-intl';
import { localeOf, type Language } from '../domain/language';

/** The messages of a language, compiled, by id. */
export type CompiledMessages = Readonly<Record<string, MessageFormatElement[]>>;

/** What the site uses of react-intl's `IntlShape`. */
export type SiteIntl = Pick<IntlShape, 'locale' | 'formatMessage'>;

/** Keeps what `Intl` makes: making a formatter takes a thousand times as long as using it. */
function kept<Options, Formatter>(make: (locale: string | string[] | undefined, options: Options | undefined) => Formatter) {
  const known = new Map<string, Formatter>();
  return (locale?: string | string[], options?: Options): Formatter => {
    const key = JSON.stringify([locale, options]);
    const formatter = known.get(key) ?? make(locale, options);
    known.set(key, formatter);
    return formatter;
  };
}

const formatters: Formatters = {
  getNumberFormat: kept((locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options)),
  getPluralRules: kept((locale, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options)),
  getDateTimeFormat: kept((locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options)),
};

const noNamedFormats: Formats = { number: {}, date: {}, time: {} };

/**
 * react-intl's context for a language, on FormatJS's own engine. `createIntl` would bring the formatters of dates,
 * lists, durations and so on into every first load, and write each message out as JSON to remember it by (decision 0013).
 */
export function createSiteIntl(language: Language, messages: CompiledMessages, onError: (error: Error) => void): SiteIntl {
  const locale = localeOf(language);
  const formatMessage = ({ id = '' }: { id?: string }, values?: Record<string, string | number>): string => {
    const message = messages[id];
    try {
      if (!message) throw new Error('It does not exist.');
      let words = '';
      for (const { value } of formatToParts(message, locale, formatters, noNamedFormats, values)) words += String(value);
      return words;
    } catch (cause) {
      onError(new Error(`The message ${id} could not be shown.`, { cause }));
      return id;
    }
  };
  // The overloads of IntlShape are for rich values and inline messages too; `useMessages` is the only caller.
  return { locale, formatMessage: formatMessage as IntlShape['formatMessage'] };
}
