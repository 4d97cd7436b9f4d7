import { languages, type Language } from '../../../src/domain/language/language';

export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueFor: (key: Key) => Value,
): Record<Key, Value> {
  // The entries have exactly the given keys.
  return Object.fromEntries(keys.map((key) => [key, valueFor(key)])) as Record<Key, Value>;
}

export function inEachLanguage<Value>(valueFor: (language: Language) => Value): Readonly<Record<Language, Value>> {
  return recordOf(languages, valueFor);
}
