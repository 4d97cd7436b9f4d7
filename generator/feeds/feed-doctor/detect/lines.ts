import { stringify } from 'yaml';

/** In flow style. A delimiter is quoted, because a bare tab would be lost. */
export function settingLine(key: string, value: unknown, comment?: string): string {
  if (key === 'delimiter') return `${key}: ${JSON.stringify(value)}`;
  const text = stringify({ [key]: value }, { lineWidth: 0, flowCollectionPadding: false, collectionStyle: 'flow' });
  // In flow style, a mapping with one key has braces, which the file does not need.
  const bare = text
    .trim()
    .replace(/^\{([\s\S]*)\}$/, '$1')
    .trim();
  return comment === undefined ? bare : `${bare}   # ${comment}`;
}
