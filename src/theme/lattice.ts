const bars = (degrees: number, line: string, pitch: string): string =>
  `repeating-linear-gradient(${degrees}deg, ${line} 0 1px, transparent 1px ${pitch})`;

/** A background image of thin diagonal lines in both directions, `pitch` apart. */
export const lattice = (line: string, pitch: string): string => `${bars(45, line, pitch)}, ${bars(-45, line, pitch)}`;
