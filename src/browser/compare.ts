import type { CompareFile } from '../domain/compare';
import type { Language } from '../domain/language';
import { compareFile } from '../domain/paths';
import { loadJson } from './json';

/** Loads what the stores of a category are compared by; undefined if there is nothing. */
export async function loadCategory(language: Language, category: string): Promise<CompareFile | undefined> {
  // The generator wrote the file from a value of this type.
  return (await loadJson(compareFile(language, category))) as CompareFile | undefined;
}
