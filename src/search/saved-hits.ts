import type { Language } from '../domain/language/language';
import { currentCode, viewIn } from '../domain/saved/saved';
import { foldQuery } from '../domain/search/search';
import { foldCode } from '../domain/search/search-codes';
import { savedCodes } from '../browser/storage';
import type { SavedHit } from './hits';

export function savedHits(query: string, language: Language): readonly SavedHit[] {
  const [key, text] = [foldCode(query), foldQuery(query)];
  if (key === '') return [];
  return savedCodes().flatMap((saved): readonly SavedHit[] => {
    const code = currentCode(saved, language) ?? saved.code;
    const store = viewIn(saved, language)?.store.name ?? saved.store;
    return foldCode(code).includes(key) || foldQuery(store).includes(text) ? [{ kind: 'saved', code, store }] : [];
  });
}
