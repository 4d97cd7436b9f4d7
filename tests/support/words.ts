import { createIntl } from '@formatjs/intl';
import { localeOf, type Language } from '../../src/domain/language';
import type { MessageId, MessageParameters } from '../../src/hooks/messages';
import { siteUnderTest } from './site-under-test';

/** The languages of the site, for `describe.each`. */
export const bothLanguages = ['en', 'ar'] as const;

const { messages } = siteUnderTest();

function intlOf(language: Language) {
  const compiled = Object.fromEntries([...messages].map(([id, entry]) => [id, [...entry[language]]]));
  return createIntl({
    locale: localeOf(language),
    messages: compiled,
    onError: (error) => {
      throw error;
    },
  });
}

const intls = { en: intlOf('en'), ar: intlOf('ar') };

/** The words of an interface message in a language. */
export function words<Id extends MessageId>(language: Language, id: Id, ...values: MessageParameters<Id>): string {
  // As in the site's own hook: MessageParameters has proved the values, and formatMessage cannot follow a generic id.
  const key: { readonly id: string } = { id };
  const filling: Record<string, string | number> | undefined = values[0];
  return intls[language].formatMessage(key, filling);
}

/**
 * What the site says where the specification gives the English words: in English just those, in Arabic the message that
 * translates them.
 */
export function said<Id extends MessageId>(
  language: Language,
  english: string,
  id: Id,
  ...values: MessageParameters<Id>
): string {
  return language === 'en' ? english : words(language, id, ...values);
}
