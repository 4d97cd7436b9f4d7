import type { Confirmed } from '../../../src/generated/data-types';
import { escapeRegExp } from '../../system/escape-reg-exp';
import { registry } from '../diagnostics/codes';
import { diagnostic, sortDiagnostics, type Diagnostic } from '../diagnostics/diagnostic';
import type { Sources } from '../diagnostics/reporters/text';
import { quote } from '../diagnostics/visible';
import type { Entry } from '../validate/catalogue';

/** Whether words are at a span, regardless of line breaks. For a file without text, there must be no words. */
function isThere(text: string | undefined, words: string | undefined, { start, end }: Diagnostic['span']): boolean {
  if (words === undefined || text === undefined) return words === undefined && (text ?? '') === '';
  const expression = new RegExp(words.trim().split(/\s+/).map(escapeRegExp).join(String.raw`\s+`), 'g');
  return [...text.matchAll(expression)].some(({ 0: found, index }) => index <= end && start <= index + found.length);
}

/** Whether a code is that of an error, which cannot be confirmed. */
function isError(code: string): boolean {
  return Object.entries(registry).some(([name, { severity }]) => name === code && severity === 'error');
}

/**
 * Removes the warnings that data/confirmed.yaml confirms, one per entry. Entries without a warning are reported, unless
 * the data has errors, which may hide the warning.
 */
export function withoutConfirmed(
  diagnostics: readonly Diagnostic[],
  confirmed: Entry<Confirmed> | undefined,
  sources: Sources,
  { isWhole }: { readonly isWhole: boolean },
): readonly Diagnostic[] {
  const entries = confirmed?.value.confirmed ?? [];
  if (!confirmed || entries.length === 0) return diagnostics;
  const { document } = confirmed;
  const known = new Set<Diagnostic>();
  const unused: Diagnostic[] = [];
  for (const [index, entry] of entries.entries()) {
    const { code, file, text } = entry;
    // No earlier entry may have matched the warning.
    const found = diagnostics.find(
      (each) =>
        each.code === code &&
        each.file === file &&
        each.severity === 'warning' &&
        !known.has(each) &&
        isThere(sources.get(file)?.text, text, each.span),
    );
    if (found) known.add(found);
    else if (isWhole || isError(entry.code))
      unused.push(
        diagnostic('unused-confirmation', document.file.path, document.span(['confirmed', index, 'code']), {
          id: isError(entry.code) ? 'unused-confirmation.error' : 'unused-confirmation',
          values: { code: quote(entry.code), file: quote(entry.file) },
        }),
      );
  }
  return sortDiagnostics([...diagnostics.filter((each) => !known.has(each)), ...unused]);
}
