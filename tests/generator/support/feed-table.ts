import { check, sampleFiles } from './sample-catalogue';

const fields = `columns:
  id: id
  name: name
  code: code
  link: link
  starts: starts
  ends: ends
`;

/** What the check says of a feed with a table of its own, and the rows that it reads. Columns are called like their fields, unless `columns` says otherwise. */
export function checkTable(file: string, table: string | Uint8Array, settings = '', columns = fields) {
  const { 'data/feeds/souk.csv': _csv, ...others } = sampleFiles;
  const { catalogue, report, diagnostics } = check({
    ...others,
    'data/feeds/souk.yaml': `file: ${file}\nlanguage: en\n${settings}${columns}`,
    [`data/feeds/${file}`]: table,
  });
  return { rows: catalogue?.feeds.get('souk')?.rows, report, diagnostics };
}
