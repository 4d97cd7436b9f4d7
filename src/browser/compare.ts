import type { CompareFile } from '../domain/verdict/compare';
import type { Language } from '../domain/language/language';
import { compareFile } from '../domain/pages/paths';
import { loadJson } from './json';

export async function loadCategory(language: Language, category: string): Promise<CompareFile | undefined> {
  // The assertion is sound: the generator wrote the file from a value of this type.
  return (await loadJson(compareFile(language, category))) as CompareFile | undefined;
}
