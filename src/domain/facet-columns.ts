/**
 * A column of numbers as texts that compress well and decode fast: one text for each digit to the base 91, the lowest first. A
 * column of zeros has none.
 */
export type EncodedColumn = readonly string[];

/** The signs of the digits: all that are printable and need no escape in JSON, from code 35 on without the backslash. */
const base = 91;
const first = 35;
const backslash = 92;

const signs = Array.from({ length: base }, (_, digit) => {
  const code = first + digit;
  return String.fromCharCode(code < backslash ? code : code + 1);
});

/** Encodes numbers from 0 on. */
export function encodeColumn(numbers: readonly number[]): EncodedColumn {
  const texts: string[] = [];
  let rest = numbers;
  while (rest.some((number) => number > 0)) {
    texts.push(rest.map((number) => signs[number % base]).join(''));
    rest = rest.map((number) => Math.floor(number / base));
  }
  return texts;
}

/** Decodes a column of so many numbers. Throws if it has another length. */
export function decodeColumn(texts: EncodedColumn, size: number): Uint32Array {
  const numbers = new Uint32Array(size);
  let weight = 1;
  for (const text of texts) {
    if (text.length !== size) throw new Error(`A column has ${text.length} values in place of ${size}.`);
    for (let place = 0; place < size; place += 1) {
      const code = text.charCodeAt(place) - first;
      numbers[place] = (numbers[place] ?? 0) + weight * (code + first > backslash ? code - 1 : code);
    }
    weight *= base;
  }
  return numbers;
}
