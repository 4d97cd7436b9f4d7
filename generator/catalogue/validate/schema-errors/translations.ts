import type { Phrase } from '../../diagnostics/phrases';
import { inFull } from '../../diagnostics/visible';
import type { Finding, SchemaError } from './schema-error';
import { isMapping, valueAt } from '../../load/fields';
import { nameOf } from '../schema/names';
import type { Path } from '../../load/document';

/** Why a text needs both languages. */
export const bothLanguages: Phrase = { id: 'both-languages' };

/** Reports that a pair of texts lacks languages. */
export function missingTranslation(path: Path, missing: readonly string[]): Finding {
  const name = nameOf(path);
  const [language = '', other] = missing;
  const found = { code: 'missing-translation', why: bothLanguages } as const;
  return other === undefined
    ? {
        ...found,
        path: [...path, language],
        id: 'missing-translation',
        values: { name, language, line: inFull(`${language}:`) },
      }
    : { ...found, path, id: 'missing-translation.both', values: { name } };
}

/** Reports an empty text of a pair as a missing translation; undefined for any other value. */
export function missingTranslationAt({ path, document }: SchemaError): Finding | undefined {
  const language = path.at(-1);
  const pair = path.slice(0, -1);
  if ((language !== 'en' && language !== 'ar') || !isMapping(valueAt(document.value, pair))) return undefined;
  const line = inFull(`${language}:`);
  return { ...missingTranslation(pair, [language]), fix: { id: 'missing-translation.empty', values: { line } } };
}
