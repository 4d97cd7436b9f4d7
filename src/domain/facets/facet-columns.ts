/** A column of numbers as a text with one character for each, which compresses well and decodes fast. */
export type EncodedColumn = string;

/** The code of the character for 0. From here on, only the backslash has an escape in JSON. */
const first = 35;

/** The number whose character would be the first surrogate, and the number of surrogates. */
const gap = 0xd800 - first;
const surrogates = 0x800;

/** Encodes non-negative integers. Throws if one is greater than a million. */
export function encodeColumn(numbers: readonly number[]): EncodedColumn {
  return numbers.map((number) => String.fromCodePoint(number + first + (number < gap ? 0 : surrogates))).join('');
}

/** Decodes a column of `size` numbers. Throws if the column has another length. */
export function decodeColumn(text: EncodedColumn, size: number): Uint32Array {
  const numbers = new Uint32Array(size);
  let count = 0;
  for (const character of text) {
    const number = (character.codePointAt(0) ?? 0) - first;
    numbers[count] = number < gap ? number : number - surrogates;
    count += 1;
  }
  if (count !== size) throw new Error(`A column has ${count} values in place of ${size}.`);
  return numbers;
}
