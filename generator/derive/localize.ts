import { richFields, type Localized } from '../../src/domain/localized';
import type { Language } from '../../src/domain/language';
import type { RichText } from '../../src/domain/rich-text';
import { parseRichText } from './rich-text';

/** The values of the placeholders that texts may hold, by name. */
export type Placeholders = Readonly<Record<string, string | undefined>>;

const richFieldNames: ReadonlySet<string> = new Set(richFields);

/** Fills {placeholders}. One without a value is a fault that validation has already refused, so it stays as it is. */
export function fill(text: string, placeholders: Placeholders): string {
  return text.includes('{') ? text.replace(/\{(\w+)\}/g, (whole, name: string) => placeholders[name] ?? whole) : text;
}

function isBilingual(value: object): value is Readonly<Record<Language, string>> {
  return 'en' in value && 'ar' in value && typeof value.en === 'string' && typeof value.ar === 'string';
}

/**
 * A value of the data as one language sees it: each pair of texts becomes one filled string, each Markdown field
 * parsed rich text, and everything else stays.
 */
export function localize<T>(value: T, language: Language, placeholders: Placeholders): Localized<T> {
  const visit = (node: unknown, key: string): unknown => {
    if (typeof node === 'string') return richFieldNames.has(key) ? rich(node) : node;
    if (typeof node !== 'object' || node === null) return node;
    if (Array.isArray(node)) return node.map((item) => visit(item, ''));
    if (isBilingual(node)) return richFieldNames.has(key) ? rich(node[language]) : fill(node[language], placeholders);
    return Object.fromEntries(Object.entries(node).map(([name, child]) => [name, visit(child, name)]));
  };
  const rich = (text: string): RichText => parseRichText(text, placeholders);
  // `visit` does at run time exactly what `Localized` says of the type.
  return visit(value, '') as Localized<T>;
}
