import { describe, expect, test } from 'vitest';
import { proposeFeed } from '../../../../generator/feeds/feed-doctor/detect/proposal';
import { encoded } from '../../support/encoded';
import { checkSettings } from '../../support/feed-table';

function proposalOf(table: string | Uint8Array, file = 'table.csv') {
  const { yaml, open, unreadDays } = proposeFeed(file, Buffer.from(table));
  return { yaml, open: open.join('\n'), unreadDays };
}

const days = Array.from({ length: 10 }, (_, index) => index + 10);

/** A table with a column besides the usual ones. */
function tableWith(name: string, cellOf: (day: number) => string, more = 'start'): string {
  const starts = more === '' ? '' : `;${more}`;
  return [
    `id;title;code;link${starts};${name}`,
    ...days.map(
      (day) =>
        `${day};Ten off on all;TEN${day};https://www.example.com/${day}${more === '' ? '' : ';2025-09-01'};${cellOf(day)}`,
    ),
    '',
  ].join('\n');
}

describe('a proposal for a table whose columns have names that say nothing', () => {
  test('takes a column of dates that are never before the start for the end, and asks', () => {
    const table = tableWith('Laufzeit', (day) => `2025-10-${day}`);
    const { yaml, open } = proposalOf(table);
    expect(yaml).toContain('ends: Laufzeit');
    expect(yaml).not.toContain('openEnded');
    expect(open).toContain('`Laufzeit` is taken for the end');
    expect(checkSettings(yaml, table).rows).toHaveLength(10);
  });

  test('asks which of two columns of dates is the end, and shows no row until then', () => {
    const table = tableWith('A;B', (day) => `2024-10-${day};2024-11-${day}`, '');
    const { yaml, open, unreadDays } = proposalOf(table);
    expect(yaml).not.toMatch(/^openEnded|^ +ends:/m);
    expect(open).toContain('Which column has the last day of an offer: `A` or `B`');
    expect(unreadDays.get(1)).toBe('2024-11-10');
  });

  test('asks about dates before the start', () => {
    expect(proposalOf(tableWith('Stand', (day) => `2025-08-${day}`)).yaml).not.toMatch(/^openEnded|^ +ends:/m);
  });

  test('asks about a column of dates that no line reads beside the end', () => {
    const { open } = proposalOf(tableWith('end;gültig', (day) => `2025-12-${day};2025-11-${day}`));
    expect(open).toContain('`gültig` has dates that no line reads. Is `end` the end of the offer?');
  });

  test('keeps rows of a table whose only other dates say when a row was written', () => {
    const { yaml } = proposalOf(tableWith('created_at', (day) => `2025-08-${day}`, ''));
    expect(yaml).toContain('openEnded: keep');
  });

  test('takes a column of https addresses for the link, and no pictures', () => {
    const table = [
      'id;title;code;bild;ziel;end',
      ...days.map(
        (day) =>
          `${day};Ten off;T${day};https://cdn.example.com/${day}.png;https://www.example.com/${day};2025-12-${day}`,
      ),
    ].join('\n');
    expect(proposalOf(`${table}\n`).yaml).toContain('link: ziel');
  });

  test('asks which of two columns of addresses is the link', () => {
    const table = [
      'id;title;code;seite;ziel;end',
      ...days.map(
        (day) => `${day};Ten off;T${day};https://www.example.com/;https://go.example.com/${day};2025-12-${day}`,
      ),
    ].join('\n');
    expect(proposalOf(`${table}\n`).open).toContain('`seite` and `ziel` have links');
  });

  test('takes a column of words for states', () => {
    const { yaml } = proposalOf(tableWith('end;läuft', (day) => `2025-12-${day};${day % 2 ? 'active' : 'expired'}`));
    expect(yaml).toContain('status: {column: läuft, values: {expired: inactive}}');
  });

  test('takes words that are no states for none', () => {
    const { yaml } = proposalOf(tableWith('end;art', (day) => `2025-12-${day};${day % 2 ? 'active' : 'fashion'}`));
    expect(yaml).not.toContain('status');
  });
});

describe('a proposal for cells of other forms', () => {
  test('reads the day numbers of spreadsheets', () => {
    const table = tableWith('end', (day) => String(45_940 + day));
    const { yaml } = proposalOf(table);
    expect(yaml).toContain('dates: [spreadsheet]');
    expect(checkSettings(yaml, table).rows?.[0]?.row.ends).toBe('2025-10-20');
  });

  test('reads dates with hyphens and the day first', () => {
    const table = tableWith('end', (day) => `${day}-12-2025`);
    const { yaml } = proposalOf(table);
    expect(yaml).toContain('dates: [dd/MM/yyyy]');
    expect(checkSettings(yaml, table).rows?.[0]?.row.ends).toBe('2025-12-10');
  });

  test.each(['0', '0000-00-00', '0000-00-00 00:00:00', '9999-12-31'])('reads the end %s as none', (none) => {
    const { yaml, open } = proposalOf(tableWith('end', (day) => (day % 2 ? none : `2025-12-${day}`)));
    expect(yaml).toContain('ends: end');
    expect(yaml).toMatch(new RegExp(`never: \\["?${none}"?\\]`));
    expect(open).toContain('50 % of the rows have no end');
  });

  test('reads shares of one as percentages', () => {
    const table = tableWith('end;discount', (day) => `2025-12-${day};${day % 2 ? '0.2' : '0.15'}`);
    const { yaml } = proposalOf(table);
    expect(yaml).toContain('discount: {column: discount, values: {"0.15": 15%, "0.2": 20%}}');
    expect(checkSettings(yaml, table).report).toBe('');
  });

  test('leaves amounts in the column of the discount as they are', () => {
    expect(proposalOf(tableWith('end;discount', (day) => `2025-12-${day};${day}%`)).yaml).toContain(
      'discount: discount',
    );
  });

  test('reads a rating with a comma', () => {
    const table = tableWith('end;rating', (day) => `2025-12-${day};"8,5"`).replaceAll('"', '');
    const settings = proposalOf(table).yaml.replace(/^decimal:.*\n/m, '');
    expect(checkSettings(settings, table).rows?.[0]?.row.rating).toBe('8.5');
  });
});

describe('a proposal for a file with a damage', () => {
  const table = tableWith('end', (day) => `2025-12-${day}`);

  test.each(['Total', 'الإجمالي', 'Grand total:'])('leaves out the last row %s', (word) => {
    const { yaml, open } = proposalOf(`${table}${word};;10;;;\n`);
    expect(yaml).toContain(`except: {id: ["${word}"]}`.replaceAll('"', word.endsWith(':') ? '"' : ''));
    expect(open).toContain('The last row is a total');
  });

  test('keeps an offer that is called Total', () => {
    const { yaml } = proposalOf(`${table}99;Total;T99;https://www.example.com/99;2025-09-01;2025-12-01\n`);
    expect(yaml).not.toContain('except');
  });

  test('says that a download was cut off', () => {
    expect(proposalOf(table.trimEnd().slice(0, -30)).open).toContain('the download was probably cut off');
  });

  test('says nothing of a table whose last line has no line end', () => {
    expect(proposalOf(table.trimEnd()).open).toBe('');
  });

  test('says why a JSON file was read in part', () => {
    const json = JSON.stringify(
      days.map((day) => ({
        id: day,
        title: 'Ten off',
        code: `T${day}`,
        link: 'https://www.example.com/',
        end: `2025-12-${day}`,
      })),
    );
    expect(proposalOf(json.slice(0, -40), 'table.json').open).toMatch(/Reading stopped|Nothing was read/);
  });

  test('finds the header line below a title in Windows-1256', () => {
    const arabic = `أكواد شهر ديسمبر;;;;;\n${table.replaceAll('Ten off on all', 'خصم على كل شيء')}`;
    const { yaml } = proposalOf(encoded('windows-1256', arabic));
    expect(yaml).toContain('encoding: windows-1256');
    expect(yaml).toContain('skip: 1');
    expect(checkSettings(yaml, encoded('windows-1256', arabic)).rows).toHaveLength(10);
  });
});
