const entity = /&(?:amp|lt|gt|quot|apos|nbsp|#\d{1,6}|#x[\da-f]{1,6});/gi;

const characters: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&apos;', "'"],
  ['&nbsp;', ' '],
]);

function characterOf(written: string): string {
  const known = characters.get(written.toLowerCase());
  if (known !== undefined) return known;
  const digits = written.slice(2, -1);
  const code = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits);
  // Characters that cannot be shown stay escaped, so that they are reported.
  return code === 160 ? ' ' : code < 32 || code > 0x10_ffff ? written : String.fromCodePoint(code);
}

/** Decodes the HTML entities in a network's cell, such as `H&amp;M`. Once only, because networks escape once. */
export function withoutEntities(cell: string): string {
  return cell.includes('&') ? cell.replace(entity, characterOf) : cell;
}
