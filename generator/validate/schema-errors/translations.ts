import { valueAt, type Finding, type SchemaError } from './explanation';
import { isObject, languageNames, nameOf } from './names';
import type { Path } from '../../load/document';

/** Why a text needs both languages. */
export const bothLanguages = 'every text of the site is shown in English and in Arabic';

/** Reports that a pair of texts lacks the lines of languages. */
export function missingTranslation(path: Path, missing: readonly string[]): Finding {
  const names = missing.map((language) => languageNames.get(language) ?? language).join(' and no ');
  const [only] = missing;
  return {
    code: 'missing-translation',
    path: missing.length === 1 && only !== undefined ? [...path, only] : path,
    message: `${nameOf(path)} has no ${names} text`,
    why: bothLanguages,
    fix: `add ${missing.length === 1 ? 'the line' : 'the lines'} ${missing.map((language) => `\`${language}:\``).join(' and ')} with the text`,
  };
}

/** Reports an empty text of a pair as a missing translation; undefined for all other values. */
export function missingTranslationAt({ path, document }: SchemaError): Finding | undefined {
  const language = path.at(-1);
  const pair = path.slice(0, -1);
  if ((language !== 'en' && language !== 'ar') || !isObject(valueAt(document, pair))) return undefined;
  return { ...missingTranslation(pair, [language]), fix: `write it after \`${language}:\`` };
}
