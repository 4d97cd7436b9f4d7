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
  m: 'm',
  rn: 'rn',
  ' ': 'space',
  '-': 'hyphen',
  _: 'underscore',
} as const;

/** A character of codes that is read as another one, or not read at all. */
export type CharacterName = (typeof names)[keyof typeof names];

/** A character of a code with the marks that belong to it. */
export interface CodeCharacter {
  /** `rn` is one of two letters. */
  readonly text: string;
  readonly name?: CharacterName;
}

/** The characters of a code; those that are confused with others, or that screen readers leave out, have a name. */
export function codeCharacters(code: string): readonly CodeCharacter[] {
  return (code.match(/rn|.\p{M}*/gu) ?? []).map((text) => {
    const name = new Map<string, CharacterName>(Object.entries(names)).get(text);
    return name ? { text, name } : { text };
  });
}
