import { createIntl, type IntlShape } from 'react-intl';
import { it } from 'vitest';
import { localeOf, type Language } from '../../src/domain/language/language';
import { asIntlMessages } from '../../src/hooks/messages';
import { isComplete } from './extent';
import { siteUnderTest } from './site-under-test';

/** The languages of the site, for `describe.each`. */
export const bothLanguages = ['en', 'ar'] as const;

/**
 * Whether a test of a group is made in a language: in all of them in `npm run test:all`, otherwise in one after the
 * other.
 */
function isTurnOf(language: Language, index: number): boolean {
  return isComplete || bothLanguages[index % bothLanguages.length] === language;
}

/**
 * The cases of a table for a language: `npm test` makes each in one of the languages, in turn, `npm run test:all` makes
 * all in both. For tests where the language changes only the words, which tests of their own compare: a visit takes
 * half a second.
 */
export function inTurn<Case>(cases: readonly Case[], language: Language): readonly Case[] {
  return cases.filter((_, index) => isTurnOf(language, index));
}

/**
 * As `inTurn`, for cases that repeat a behaviour: `npm test` makes every third, and at least one in each language.
 * `start` is 1 where the first case is for Arabic.
 */
export function someInTurn<Case>(cases: readonly Case[], language: Language, start: 0 | 1 = 0): readonly Case[] {
  if (isComplete) return cases;
  const chosen = cases.filter((_, index) => index % 3 === 0 && isTurnOf(language, index / 3 + start));
  return chosen.length > 0 ? chosen : cases.slice(-1);
}

/** What a test may have besides its name and its steps. */
interface TestSettings {
  readonly tags?: 'all';
  /** In milliseconds. */
  readonly timeout?: number;
}

type Steps = () => unknown;

/** `it` whose tests are made in one language after the other. As with `it`, settings stand before a long test. */
interface TestInTurn {
  (name: string, test: Steps, settings?: TestSettings): void;
  (name: string, settings: TestSettings, test: Steps): void;
}

/**
 * `it` for a group of tests that is made for each language: tags every other test of the group, so that `npm test`
 * makes it in one.
 */
export function inTurns(language: Language): TestInTurn {
  let index = 0;
  return (name: string, ...rest: readonly (TestSettings | Steps | undefined)[]) => {
    const test = rest.find((each) => typeof each === 'function');
    const settings = rest.find((each) => typeof each === 'object');
    it(name, isTurnOf(language, index) ? { ...settings } : { ...settings, tags: 'all' }, test);
    index += 1;
  };
}

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
