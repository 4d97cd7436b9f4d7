const names = {
  '0': 'zero',
  O: 'o',
  o: 'o',
  '1': 'one',
  I: 'i',
  l: 'l',
  '2': 'two',
  Z: 'z',
  '5': 'five',
  S: 's',
  '8': 'eight',
  B: 'b',
  ' ': 'space',
  '-': 'hyphen',
  _: 'underscore',
} as const;

/** A character of codes that is easily confused with another one, or that screen readers skip. */
export type CharacterName = (typeof names)[keyof typeof names];

/** A character of a code with its combining marks. */
export interface CodeCharacter {
  readonly text: string;
  readonly name?: CharacterName;
}

/** A digit among digits, or a letter among letters, is not confused; marking it would hide the characters that are. */
function isClear(text: string, beside: readonly (string | undefined)[]): boolean {
  if (/[258]/.test(text)) return !beside.some((each = '') => /\p{L}/u.test(each));
  return /[SZB]/.test(text) && !beside.some((each = '') => /\p{N}/u.test(each));
}

export function codeCharacters(code: string): readonly CodeCharacter[] {
  const characters = code.match(/.\p{M}*/gu) ?? [];
  return characters.map((text, index) => {
    const name = new Map<string, CharacterName>(Object.entries(names)).get(text);
    return name && !isClear(text, [characters[index - 1], characters[index + 1]]) ? { text, name } : { text };
  });
}
