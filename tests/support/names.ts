import { nameOf } from '../../src/domain/editing/names';
import type { Language } from '../../src/domain/language/language';
import { loadSchemas, namesOf } from '../../generator/catalogue/load/schemas';
import { projectSystem } from './catalogue';

/** The names of keys, kinds and values in forms. */
export const names = namesOf(loadSchemas(projectSystem()));

/** The name of a key, kind or value in forms. */
export function labelOf(word: string, language: Language): string {
  return nameOf(names, word, language);
}
