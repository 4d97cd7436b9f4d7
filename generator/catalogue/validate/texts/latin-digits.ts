/** Replaces Arabic and Persian digits and the Arabic decimal separator by those that the data uses. */
export function withLatinDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll('\u066b', '.');
}
