/** Columns in `right` are right-aligned. The last column is not padded. */
export function table(rows: readonly (readonly string[])[], right: ReadonlySet<number> = new Set()): readonly string[] {
  const widths: number[] = [];
  for (const row of rows)
    for (const [index, cell] of row.entries()) widths[index] = Math.max(widths[index] ?? 0, cell.length);
  return rows.map((row) => {
    const cells = row.map((cell, index) => {
      const width = widths[index] ?? 0;
      if (right.has(index)) return cell.padStart(width);
      return index === row.length - 1 ? cell : cell.padEnd(width);
    });
    return `  ${cells.join('  ')}`;
  });
}
