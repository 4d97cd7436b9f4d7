import { isNoCode } from './no-code';

/** Whether at least a share of the cells pass; false without cells. */
export function most(cells: readonly string[], passes: (cell: string) => boolean, share = 0.8): boolean {
  return cells.length > 0 && cells.filter(passes).length >= cells.length * share;
}

/** The cells that are neither empty nor a word for "no code". */
export function saidIn(cells: readonly string[]): readonly string[] {
  return cells.filter((cell) => cell !== '' && !isNoCode(cell));
}

/** Whether the cells look like codes: capitals with digits, mostly distinct. */
export function isOfCodes(cells: readonly string[]): boolean {
  const said = saidIn(cells);
  return (
    most(said, (cell) => /^[A-Z0-9_-]{3,20}$/.test(cell), 0.9) &&
    most(said, (cell) => /[A-Z]/.test(cell) && /\d/.test(cell), 0.5) &&
    new Set(said).size > said.length / 2
  );
}
