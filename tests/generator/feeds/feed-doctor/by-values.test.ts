import { describe, expect, test } from 'vitest';
import { proposeFeed } from '../../../support/proposals';
import { encoded } from '../../support/encoded';
import { checkSettings, endAfter } from '../../support/feed-table';

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

describe('a proposal that must not keep ended codes', () => {
  const kept = /^openEnded/m;

  test.each([
    ['a date under a name that has the word last', 'Last date', (day: number) => `2025-10-${day}`],
    ['days without a year', 'Good until', (day: number) => `${day} March`],
    ['days without a year in Arabic', 'ملاحظة', (day: number) => `${day} مارس`],
    ['seconds with a zero for no end', 'x', (day: number) => (day % 2 ? '0' : String(1_760_000_000 + day * 86_400))],
    ['dates with a word for no end', 'x', (day: number) => (day % 2 ? 'ongoing' : `2025-10-${day}`)],
    ['empty cells beside a few dates', 'x', (day: number) => (day > 12 ? '' : `${day}.10.2025`)],
    ['a name that says the end', 'Expiry note', (day: number) => `in ${day} weeks`],
  ])('asks about %s', (_what, name, cellOf) => {
    const { yaml, open } = proposalOf(tableWith(name, cellOf, ''));
    expect(yaml).not.toMatch(kept);
    expect(open).toContain(`Which column has the last day of an offer: \`${name}\``);
  });

  test('asks about words if some of them say that an offer has ended', () => {
    const { yaml, open } = proposalOf(tableWith('Phase', (day) => (day % 2 ? 'Running' : 'Wrapped up'), ''));
    expect(yaml).not.toMatch(kept);
    expect(open).toContain('`Phase` may say whether an offer still runs');
  });

  test('asks about words of a column of states that it does not know', () => {
    expect(proposalOf(tableWith('status', (day) => (day % 2 ? 'Running' : 'Wrapped up'), '')).yaml).not.toMatch(kept);
  });

  test('says that a report of orders is no table of coupons', () => {
    const { open } = proposalOf('Transaction ID,Click Date,Sale Amount,Commission\n1,2025-10-01,50.00,1.50\n');
    expect(open).toContain('This is probably a report of orders');
  });

  test.each([
    ['a day on which a row was clicked', 'Click Date', (day: number) => `2025-10-${day}`],
    ['a day on which a row was changed', 'last_modified', (day: number) => `2025-10-${day}`],
    ['sizes', 'Size', (day: number) => `${day} MB`],
    ['prices', 'Price', (day: number) => `${day}.50`],
    ['numbers', 'Rank', (day: number) => String(day)],
    ['words of kinds', 'Group', (day: number) => (day % 2 ? 'Fashion' : 'Beauty')],
    ['a name that begins like the end', 'Endorsed by', (day: number) => `editor ${day}`],
    ['one word in all rows', 'Kind', () => 'live'],
    ['opening times', 'Hours', (day: number) => `${day}:00`],
    ['addresses', 'Deadline page', (day: number) => `https://www.example.com/end/${day}`],
  ])('does not take %s for an end', (_what, name, cellOf) => {
    expect(proposalOf(tableWith(name, cellOf, '')).yaml).toMatch(kept);
  });

  test('takes words for titles and capitals with figures for codes, and asks', () => {
    const rows = days.map(
      (day) => `${day};Ten off all lamps ${day};LMP${day};https://www.example.com/${day};2025-12-${day}`,
    );
    const { yaml, open } = proposalOf(`id;Beschreibung lang;Gutschein;link;end\n${rows.join('\n')}\n`);
    expect(yaml).toContain('name: Beschreibung lang');
    expect(yaml).toContain('code: Gutschein');
    expect(open).toContain('`Gutschein` is taken for the code');
  });

  test.each([
    ['countries', (day: number) => (day % 2 ? 'KSA' : 'UAE')],
    ['numbers of articles', (day: number) => String(100_000 + day)],
    ['small words', (day: number) => `shoe${day}`],
  ])('takes %s for no code', (_what, cellOf) => {
    const rows = days.map(
      (day) => `${day};Ten off all ${day};${cellOf(day)};https://www.example.com/${day};2025-12-${day}`,
    );
    expect(proposalOf(`id;title;x;link;end\n${rows.join('\n')}\n`).yaml).not.toContain('code:');
  });
});

describe('a proposal for cells of other forms', () => {
  test('reads the day numbers of spreadsheets', () => {
    const table = tableWith('end', (day) => String(45_940 + day));
    const { yaml } = proposalOf(table);
    expect(yaml).toContain('dates: [spreadsheet]');
    expect(checkSettings(yaml, table).rows?.[0]?.offer.endsAt).toBe(endAfter('2025-10-20'));
  });

  test('reads dates with hyphens and the day first', () => {
    const table = tableWith('end', (day) => `${day}-12-2025`);
    const { yaml } = proposalOf(table);
    expect(yaml).toContain('dates: [dd/MM/yyyy]');
    expect(checkSettings(yaml, table).rows?.[0]?.offer.endsAt).toBe(endAfter('2025-12-10'));
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
    expect(checkSettings(settings, table).rows?.[0]?.offer.rating).toBe(8.5);
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
