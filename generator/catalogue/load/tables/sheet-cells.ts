/** The kind of a spreadsheet number, according to its format. */
export type NumberKind = 'number' | 'date' | 'percent';

/** The kind of a number format: `dd/mm/yyyy`, `0.0%`. */
export function kindOfFormat(id: number, code: string | undefined): NumberKind {
  if (code === undefined) {
    // The built-in number formats (ECMA-376, part 1, 18.8.30).
    if ((id >= 14 && id <= 22) || (id >= 45 && id <= 47)) return 'date';
    return id === 9 || id === 10 ? 'percent' : 'number';
  }
  // Texts in quotes and brackets, such as a currency or a colour, are not parts of a date.
  const bare = code.replace(/"[^"]*"|\[[^[\]]*\]|\\./g, '');
  if (/%/.test(bare)) return 'percent';
  return /[ymdh]/i.test(bare) ? 'date' : 'number';
}

const dayLength = 86_400;

/** The text of a number, as people see it in the spreadsheet. */
export function numberText(value: string, kind: NumberKind, is1904: boolean): string {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return value;
  // Below 1 it is a time without a day.
  if (kind === 'date' && number >= 1) {
    const seconds = Math.round((number - (is1904 ? 24_107 : 25_569)) * dayLength);
    const date = new Date(seconds * 1000);
    if (Number.isNaN(date.getTime())) return String(number);
    const [day = '', time = ''] = date.toISOString().split(/[T.]/);
    return seconds % dayLength === 0 ? day : `${day} ${time}`;
  }
  // 20 % is stored as 0.2, and 0.07 × 100 is not exactly 7 in floating point.
  return kind === 'percent' ? `${Number((number * 100).toPrecision(12))}%` : String(number);
}

/** Converts the letters of a column to its index: `A` is 0, `AB` is 27. */
export function columnIndex(reference: string): number {
  let index = 0;
  for (let at = 0; at < reference.length; at += 1) {
    const letter = reference.charCodeAt(at) - 64;
    if (letter >= 1 && letter <= 26) index = index * 26 + letter;
  }
  return index - 1;
}
