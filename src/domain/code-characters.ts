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

/** A character of codes that is easily confused with another one, or that screen readers skip. */
export type CharacterName = (typeof names)[keyof typeof names];

/** A character of a code with its combining marks. */
export interface CodeCharacter {
  /** One character; `rn`, which looks like `m`, is kept together. */
  readonly text: string;
  readonly name?: CharacterName;
}

/** Splits a code into characters. Those that are easily confused, or that screen readers skip, have a name. */
export function codeCharacters(code: string): readonly CodeCharacter[] {
  return (code.match(/rn|.\p{M}*/gu) ?? []).map((text) => {
    const name = new Map<string, CharacterName>(Object.entries(names)).get(text);
    return name ? { text, name } : { text };
  });
}
