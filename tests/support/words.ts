import { createIntl, type IntlShape } from 'react-intl';
import { localeOf, type Language } from '../../src/domain/language/language';
import { asIntlMessages } from '../../src/hooks/messages';
import { siteUnderTest } from './site-under-test';

/** The languages of the site, for `describe.each`. */
export const bothLanguages = ['en', 'ar'] as const;

const { messages, toolMessages } = siteUnderTest();
const allMessages = [...messages, ...toolMessages];

function createSiteIntl(language: Language): IntlShape {
  return createIntl({
    locale: localeOf(language),
    messages: asIntlMessages(Object.fromEntries(allMessages.map(([id, message]) => [id, message[language]]))),
    onError: (error) => {
      throw error;
    },
  });
}

/** All interface messages, in each language, as components receive them. */
export const siteIntl: Readonly<Record<Language, IntlShape>> = { en: createSiteIntl('en'), ar: createSiteIntl('ar') };

/** The id of an interface message. */
type MessageId = FormatjsIntl.Message['ids'];

/** The values of a message: none for a message without placeholders. */
type MessageParameters<Id extends MessageId> = keyof FormatjsIntl.MessageArguments[Id] extends never
  ? []
  : [values: FormatjsIntl.MessageArguments[Id]];

/** The words of an interface message in a language. */
export function words<Id extends MessageId>(language: Language, id: Id, ...[values]: MessageParameters<Id>): string {
  // The type of the parameters has checked the values.
  const format = siteIntl[language].formatMessage as (descriptor: { readonly id: Id }, given: unknown) => string;
  return format({ id }, values);
}
