import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { copyProject } from '../../../../support/project-copy';

test('a sheet of 100 MB is read with a heap smaller than its text', () => {
  const rows = `<row><c/>${' '.repeat(1000)}<c t="str"><v>a text of many characters</v></c></row>`.repeat(100_000);
  const table = zipSync(
    {
      'xl/workbook.xml': strToU8('<workbook xmlns:r="r"><sheet name="Codes" r:id="s"/></workbook>'),
      'xl/_rels/workbook.xml.rels': strToU8('<a><Relationship Id="s" Target="worksheets/a.xml"/></a>'),
      'xl/worksheets/a.xml': strToU8(`<worksheet>${rows}</worksheet>`),
    },
    { level: 1 },
  );
  const copy = copyProject();
  try {
    copy.write('big.xlsx', table);
    // The generator is compiled with the usual heap.
    copy.run('feed', '--help');
    process.env.NODE_OPTIONS = '--max-old-space-size=80';
    expect(copy.run('feed', 'new', 'big.xlsx')).toMatchObject({ err: '', out: expect.stringContaining('big.xlsx') });
  } finally {
    delete process.env.NODE_OPTIONS;
    copy.remove();
  }
}, 120_000);
