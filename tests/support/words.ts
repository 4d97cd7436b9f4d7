import { IntlMessageFormat } from 'intl-messageformat';
import { localeOf, type Language } from '../../src/domain/language';
import type { MessageId, MessageParameters } from '../../src/hooks/messages';
import { siteUnderTest } from './site-under-test';

/** The languages of the site, for `describe.each`. */
export const bothLanguages = ['en', 'ar'] as const;

/**
 * Every other case, for one of the languages, and the rest for the other: where the language changes only the words, which tests of
 * their own compare. `start` is 1 where the first case is for Arabic.
 */
export function inTurn<Case>(cases: readonly Case[], language: Language, start: 0 | 1 = 0): readonly Case[] {
  return cases.filter((_, index) => bothLanguages[(index + start) % bothLanguages.length] === language);
}

const { messages } = siteUnderTest();

/** The words of an interface message in a language. */
export function words<Id extends MessageId>(language: Language, id: Id, ...values: MessageParameters<Id>): string {
  const message = messages.get(id);
  if (!message) throw new Error(`There is no message ${id}.`);
  return String(new IntlMessageFormat([...message[language]], localeOf(language)).format(values[0]));
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
