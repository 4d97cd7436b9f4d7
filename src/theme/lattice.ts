const bars = (degrees: number, line: string, pitch: string): string =>
  `repeating-linear-gradient(${degrees}deg, ${line} 0 1px, transparent 1px ${pitch})`;

/** A lattice, as it stands before the windows of the Gulf: thin lines both ways, `pitch` apart, as a background image. */
export const lattice = (line: string, pitch: string): string => `${bars(45, line, pitch)}, ${bars(-45, line, pitch)}`;
