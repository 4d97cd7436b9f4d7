import { textOf, type Diagnostic, type WrittenText } from '../../generator/catalogue/diagnostics/diagnostic';
import type { Phrase } from '../../generator/catalogue/diagnostics/phrases';

/** A diagnostic with its texts as English readers see them. */
type EnglishDiagnostic = Omit<Diagnostic, keyof WrittenText> & WrittenText;

/** Diagnostics with their texts as English readers see them. */
export function inEnglish(diagnostics: readonly Diagnostic[]): readonly EnglishDiagnostic[] {
  return diagnostics.map(({ message, why, fix, related, ...others }) => ({
    ...others,
    ...textOf({ message, fix, ...(why && { why }), ...(related && { related }) }, 'en'),
  }));
}

/** A phrase that says the same in every language. */
export function saying(text: string): Phrase {
  return { id: 'damaged-picture.disk', values: { reason: text } };
}
