import { strToU8, zipSync } from 'fflate';

/**
 * A cell: a text, a number, a number with the index of its style, or a text that leads to an address, by a formula or
 * not.
 */
export type SheetCell =
  | string
  | number
  | { readonly number: number; readonly style: number }
  | { readonly text: string; readonly link: string; readonly formula?: true }
  | undefined;

/**
 * The number formats of the styles 1 to 4: a date, a percentage, a date with time, text with a percentage sign in
 * quotes.
 */
export const sheetStyles = { date: 1, percent: 2, moment: 3, quoted: 4 } as const;

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function column(index: number): string {
  return index < 26 ? String.fromCharCode(65 + index) : column(Math.floor(index / 26) - 1) + column(index % 26);
}

/**
 * A spreadsheet with sheets as spreadsheet programs write them; `shared` are texts that cells name by their numbers.
 */
export function spreadsheet(
  sheets: Readonly<Record<string, readonly (readonly SheetCell[])[]>>,
  { is1904 = false }: { readonly is1904?: boolean } = {},
): Uint8Array {
  const shared: string[] = [];
  let links: { readonly place: string; readonly link: string }[] = [];
  const relations = new Map<string, string>();
  const cellXml = (cell: SheetCell, place: string): string => {
    if (cell === undefined) return '';
    if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
    if (typeof cell === 'object' && 'link' in cell) {
      const { text, link, formula } = cell;
      if (formula)
        return `<c r="${place}" t="str"><f>HYPERLINK("${escaped(link)}","${escaped(text)}")</f><v>${escaped(text)}</v></c>`;
      links.push({ place, link });
      return cellXml(text, place);
    }
    if (typeof cell === 'object') return `<c r="${place}" s="${cell.style}"><v>${cell.number}</v></c>`;
    shared.push(cell);
    return `<c r="${place}" t="s"><v>${shared.length - 1}</v></c>`;
  };
  const sheetXml = (rows: readonly (readonly SheetCell[])[], number: number): string => {
    links = [];
    const lines = rows.map((cells, index) => {
      const xml = cells.map((cell, at) => cellXml(cell, `${column(at)}${index + 1}`)).join('');
      return xml === '' ? '' : `<row r="${index + 1}">${xml}</row>`;
    });
    relations.set(
      `xl/worksheets/_rels/sheet${number}.xml.rels`,
      `${declaration}<Relationships>${links.map(({ link }, index) => `<Relationship Id="rId${index + 1}" Target="${escaped(link)}" TargetMode="External"/>`).join('')}</Relationships>`,
    );
    const hyperlinks = links.map(({ place }, index) => `<hyperlink ref="${place}" r:id="rId${index + 1}"/>`).join('');
    return `${declaration}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="r"><sheetData>${lines.join('')}</sheetData><hyperlinks>${hyperlinks}</hyperlinks></worksheet>`;
  };
  const names = Object.keys(sheets);
  const parts = Object.fromEntries(
    Object.values(sheets).map((rows, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetXml(rows, index + 1)]),
  );
  const files: Readonly<Record<string, string>> = {
    'xl/workbook.xml': `${declaration}<workbook xmlns:r="r"><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets>${names
      .map((name, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${declaration}<Relationships>${names
      .map((_name, index) => `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`)
      .join('')}</Relationships>`,
    'xl/styles.xml': `${declaration}<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy hh:mm"/><numFmt numFmtId="165" formatCode="0&quot;%&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="9"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`,
    ...parts,
    ...Object.fromEntries(relations),
    'xl/sharedStrings.xml': `${declaration}<sst>${shared.map((text) => `<si><r><t xml:space="preserve">${escaped(text)}</t></r><rPh><t>x</t></rPh></si>`).join('')}</sst>`,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}
