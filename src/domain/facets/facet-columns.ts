/**
 * A column of numbers, encoded as strings that compress well and decode fast: one string for each base-91 digit, the
 * least significant first. A column of zeros has no strings.
 */
export type EncodedColumn = readonly string[];

/**
 * The characters that encode digits: the printable ASCII characters that need no escape in JSON, from code 35 on,
 * without the backslash.
 */
const base = 91;
const first = 35;
const backslash = 92;

const characters = Array.from({ length: base }, (_, digit) => {
  const code = first + digit;
  return String.fromCharCode(code < backslash ? code : code + 1);
});

/** Encodes non-negative integers. */
export function encodeColumn(numbers: readonly number[]): EncodedColumn {
  const texts: string[] = [];
  let remaining = numbers;
  while (remaining.some((number) => number > 0)) {
    texts.push(remaining.map((number) => characters[number % base]).join(''));
    remaining = remaining.map((number) => Math.floor(number / base));
  }
  return texts;
}

/** Decodes a column of `size` numbers. Throws if the column has another length. */
export function decodeColumn(texts: EncodedColumn, size: number): Uint32Array {
  const numbers = new Uint32Array(size);
  let weight = 1;
  for (const text of texts) {
    if (text.length !== size) throw new Error(`A column has ${text.length} values in place of ${size}.`);
    for (let index = 0; index < size; index += 1) {
      const code = text.charCodeAt(index) - first;
      numbers[index] = (numbers[index] ?? 0) + weight * (code + first > backslash ? code - 1 : code);
    }
    weight *= base;
  }
  return numbers;
}
