import { richFields, type Localized } from '../../../src/domain/language/localized';
import type { Language } from '../../../src/domain/language/language';
import type { RichText } from '../../../src/domain/language/rich-text';
import { fill, type Placeholders } from './placeholders';
import { parseRichText } from './rich-text';

const richFieldNames: ReadonlySet<string> = new Set(richFields);

function isBilingual(value: object): value is Readonly<Record<Language, string>> {
  return 'en' in value && 'ar' in value && typeof value.en === 'string' && typeof value.ar === 'string';
}

/**
 * Localises a value of the data: each pair of texts becomes one string with its placeholders filled, each Markdown
 * field becomes parsed rich text, and everything else stays unchanged.
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
  // `visit` does at run time what `Localized` does to the type.
  return visit(value, '') as Localized<T>;
}
