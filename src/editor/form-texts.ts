import type { Finding, FindingText } from '../domain/editing/editor-protocol';
import type { Language } from '../domain/language/language';

/** Terms of the text of a file. The user of a form types no quotation marks, and sees neither lines nor keys. */
const fileWords =
  /\.yaml\b|data\/\S+:\d+|\b(?:in|without|the) quotes\b|\bquoted\b(?! in `)|\bYAML\b|\bslugs?\b|\bhexadecimal\b|اقتباس(?! المزدوجة)|ست عشرية/i;

type NameOf = (word: string) => string;

type Replacement = readonly [words: RegExp, inForm: string];

/** Replaces terms of the file by terms of the form. Applied in this order, at every match. */
const replacements: readonly Replacement[] = [
  // Values: they are in quotation marks only in a file.
  [/\bput (?:it|the value|(?:the )?(?:whole )?text) in quotes: "((?:[^"\\]|\\.)*)"/g, 'write `$1`'],
  [/(?:ضعها?|ضع (?:النص|القيمة)(?: كلها?)?) بين علامتي اقتباس: \u2068?"((?:[^"\\]|\\.)*)"\u2069?/g, 'اكتب `$1`'],
  [/\bput the text that has the # in quotes/g, 'write the text again'],
  [/; if it is this word, put it in quotes: "[^"]*"/g, ''],
  [/\bremove the quotes: /g, 'write '],
  [/\bwrite `"([^"`]*)"`/g, 'write `$1`'],
  [/,? in quotes: ("?)([^"]*)\1$/g, ', such as `$2`'],
  [/(?:, | )(?:always )?(?:in|without) quotes(?: if it is a number)?/g, ''],
  [/; a number in quotes/g, ''],
  [/\band in quotes it is a text/g, 'and this is a text'],
  [/`\\?"([^"`]*)\\?"`/g, '`$1`'],
  [/ as six hexadecimal digits(?: after #)?(?:, quoted)?/g, ''],
  [/،? ?و?(?:يُكتب العدد |يوضع |توضع )?بين علامت(?:ي|َي) اقتباس(?: إذا كانت? رقمًا)?/g, ''],
  [/ بستة أرقام ست عشرية/g, ''],
  // Lines and keys of the file are fields of the form.
  [/\badd the line “(?:English|Arabic)” with the text/g, 'write the text'],
  [/\bthe (?:line|key)(?= [`“])/g, 'the field'],
  [/\b(?:remove|removed) (the line|with its key)\b/g, 'remove the field'],
  [/\bis not a key here/g, 'is not a field here'],
  [/\bslugs\b/g, 'short names'],
  [/\bslug\b/g, 'short name'],
  [/\bSlug\b/g, 'Short name'],
];

function quotedIn(language: Language, name: string): string {
  return language === 'ar' ? `«${name}»` : `“${name}”`;
}

/** Replaces paths of files by their names in the list of files. */
function withoutPaths(text: string, language: Language, nameOf: NameOf): string {
  const named = (_: string, inCode: string | undefined, plain: string): string =>
    quotedIn(language, nameOf(inCode ?? plain));
  return text.replace(
    /`(?:[^`\s]*\/)?([^`/]+)\.yaml(?::\d+)*`|(?<![\w.-])(?:[\w.-]+\/)*([\w-]+)\.yaml(?::\d+)*/g,
    named,
  );
}

/** In the files of `ownWords`, a word without a colon can be the user's, and is replaced only if it is in `keys`. */
function withLabels(text: string, language: Language, nameOf: NameOf, keys?: ReadonlySet<string>): string {
  const named = (word: string): string => {
    const label = nameOf(word);
    return label === word ? `\`${word}\`` : quotedIn(language, label);
  };
  return text
    .replace(/`([A-Za-z]+):`/g, (whole, key: string) => (nameOf(key) === key ? whole : named(key)))
    .replace(/`([A-Za-z]+): ([^`]+)`/g, (_, key: string, value: string) => `${named(key)}: ${named(value)}`)
    .replace(/`([A-Za-z][\w-]*)`/g, (whole, word: string) => (keys?.has(word) === false ? whole : named(word)));
}

/** Rewrites a text for the form. Sentences that still contain terms of the file are dropped. */
export function textInForm(text: string, language: Language, nameOf: NameOf, keys?: ReadonlySet<string>): string {
  const changed = replacements.reduce(
    (own, [words, inForm]) => own.replace(words, inForm),
    withoutPaths(withLabels(text, language, nameOf, keys), language, nameOf),
  );
  if (!fileWords.test(changed)) return changed;
  const parts = changed.split(/(?<=[.;!?؟؛]) +/);
  return parts
    .filter((part) => !fileWords.test(part))
    .join(' ')
    .replace(/;$/, '');
}

/** The files whose findings also quote columns of a table or placeholders of a message. */
const ownWords = /^data\/(?:feeds|networks|messages)\//;

const faultIn: Readonly<Record<Language, (label: string | undefined) => string>> = {
  en: (label) => `something is wrong with ${label === undefined ? 'this file' : `“${label}”`}`,
  ar: (label) => (label === undefined ? 'في هذا الملف خطأ' : `في «${label}» خطأ`),
};

/** Omits a fix without words of its own, as the field is beside it; an empty message names the invalid field. */
export function findingInForm(finding: Finding, language: Language, nameOf: NameOf): FindingText {
  const keys = ownWords.test(finding.file) ? new Set(finding.path?.map(String)) : undefined;
  const inForm = (text: string): string => textInForm(text, language, nameOf, keys);
  const said = finding.texts[language];
  const message = inForm(said.message);
  const fix = said.fix === undefined ? '' : inForm(said.fix);
  const key = finding.path?.findLast((step) => typeof step === 'string');
  const label = key === undefined ? undefined : nameOf(String(key));
  return {
    message: message === '' ? faultIn[language](label) : message,
    fix: fix || undefined,
  };
}
