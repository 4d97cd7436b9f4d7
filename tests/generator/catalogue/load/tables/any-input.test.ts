import fc from 'fast-check';
import { expect, test } from 'vitest';
import { walkJson } from '../../../../../generator/catalogue/load/tables/json-rows';
import { TableBytes } from '../../../../../generator/catalogue/load/tables/sheet';
import { SheetError } from '../../../../../generator/catalogue/load/tables/sheet-parts';
import { TreeError, type RowVisitor, type TreeValue } from '../../../../../generator/catalogue/load/tables/tree';
import { walkXml } from '../../../../../generator/catalogue/load/tables/xml-rows';
import { spreadsheet } from '../../../support/spreadsheet';

function visitor(rows: TreeValue[]): RowVisitor {
  return { rows: [], row: (row) => rows.push(row), place: () => undefined, element: () => undefined };
}

/** Whether a function returns normally. Rethrows unexpected errors. */
function succeeds(run: () => unknown, expected: new (...args: never[]) => Error): boolean {
  try {
    run();
    return true;
  } catch (error) {
    if (!(error instanceof expected)) throw error;
    return false;
  }
}

/** The value of JSON that a tree was read from. */
function plain({ text, entries, items }: TreeValue): unknown {
  if (entries) return Object.fromEntries([...entries].map(([name, value]) => [name, plain(value)]));
  return items ? items.map(plain) : (text ?? null);
}

/** A value in a tree: all scalars are texts. */
function asTexts(value: unknown): unknown {
  if (value === null) return null;
  if (Array.isArray(value)) return value.map(asTexts);
  if (typeof value !== 'object') return typeof value === 'string' ? value : JSON.stringify(value);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, asTexts(each)]));
}

test('walkJson reads any JSON as JSON.parse does', () => {
  fc.assert(
    fc.property(fc.array(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 5 }))), fc.nat(3), (value, indent) => {
      const rows: TreeValue[] = [];
      const text = JSON.stringify(value, undefined, indent);
      walkJson(text, visitor(rows));
      expect(rows.map(plain)).toEqual(asTexts(JSON.parse(text)));
    }),
  );
});

test('walkJson accepts a damaged JSON text exactly if JSON.parse accepts it', () => {
  const valid = JSON.stringify([{ a: 'b\n\u0000"', c: [1, -2.5e3, true, null], d: { e: '' } }], undefined, 1);
  fc.assert(
    fc.property(
      fc.nat(valid.length),
      fc.nat(2),
      fc.constantFrom('', ',', '"', '{', ']', '\\', '0', 'e', '\t', '\n'),
      (at, cut, put) => {
        const text = valid.slice(0, at) + put + valid.slice(at + cut);
        const isJson = succeeds(() => JSON.parse(text), SyntaxError);
        expect(succeeds(() => walkJson(text, visitor([])), TreeError)).toBe(isJson);
      },
    ),
    { numRuns: 2000 },
  );
});

test('walkXml reads or refuses any damaged XML text', () => {
  const valid = '<?xml version="1.0"?><a><b c="d">x &amp; y<![CDATA[ <z> ]]></b><!-- e --><f/></a>';
  let [read, refused] = [0, 0];
  fc.assert(
    fc.property(fc.nat(valid.length), fc.nat(4), fc.string({ maxLength: 4 }), (at, cut, put) => {
      const rows: TreeValue[] = [];
      const text = valid.slice(0, at) + put + valid.slice(at + cut);
      if (!succeeds(() => walkXml(text, { ...visitor(rows), rows: ['a', 'b'] }), TreeError)) refused += 1;
      else if (rows.length > 0) read += 1;
    }),
    { numRuns: 2000 },
  );
  expect(read).toBeGreaterThan(200);
  expect(refused).toBeGreaterThan(200);
});

test('sheetText reads or refuses any damaged spreadsheet', () => {
  const valid = spreadsheet({
    Codes: [
      ['id', 'name'],
      ['1', 'a "b"'],
    ],
  });
  const whole = new TableBytes(valid).sheetText(undefined);
  expect(whole).toBe('id\tname\n1\t"a ""b"""\n');
  let [read, refused] = [0, 0];
  fc.assert(
    fc.property(fc.nat(valid.length - 1), fc.nat(255), fc.nat(valid.length), (at, byte, end) => {
      const bytes = Uint8Array.from(valid.subarray(0, end < 40 ? end : valid.length));
      if (at < bytes.length) bytes[at] = byte;
      let text = '';
      if (!succeeds(() => (text = new TableBytes(bytes).sheetText(undefined)), SheetError)) refused += 1;
      else if (text === whole) read += 1;
    }),
    { numRuns: 1000 },
  );
  expect(read).toBeGreaterThan(100);
  expect(refused).toBeGreaterThan(100);
});
