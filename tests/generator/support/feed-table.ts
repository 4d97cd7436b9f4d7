import { check, sampleFiles } from './sample-catalogue';

const fields = `columns:
  id: id
  name: name
  code: code
  link: link
  starts: starts
  ends: ends
`;

/** The first instant after a day or a moment in Riyadh, or after an instant with its zone. */
export function endAfter(text: string): number {
  if (text.length === 'YYYY-MM-DD'.length) return Date.parse(`${text}T24:00:00+03:00`);
  return Date.parse(text.endsWith('Z') ? text : `${text.replace(' ', 'T')}+03:00`) + 1;
}

/** The diagnostics of a feed with these settings and this table, and its rows. */
export function checkSettings(settings: string, table: string | Uint8Array) {
  const { 'data/feeds/souk.csv': _csv, ...others } = sampleFiles;
  const [, file = ''] = /^file: (.*)$/m.exec(settings) ?? [];
  const { catalogue, report, diagnostics } = check({
    ...others,
    'data/feeds/souk.yaml': settings,
    [`data/feeds/${file}`]: table,
  });
  return { rows: catalogue?.feeds.get('souk')?.rows, report, diagnostics };
}

/**
 * What the check says of a feed with a table of its own, and the rows that it reads. Columns are called like their
 * fields, unless `columns` says otherwise.
 */
export function checkTable(file: string, table: string | Uint8Array, settings = '', columns = fields) {
  return checkSettings(`file: ${file}\nlanguage: en\n${settings}${columns}`, table);
}
