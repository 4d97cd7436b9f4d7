/** The bytes of a text in an encoding that Node cannot write, with one byte for each character. */
export function encoded(encoding: 'windows-1252' | 'windows-1256', text: string): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const byLetter = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
  return Uint8Array.from([...text], (letter) => byLetter.get(letter) ?? 63);
}
