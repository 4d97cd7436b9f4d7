import { existsSync, readdirSync, rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { exitCodes, Refused, WrongUsage } from '../../../../generator/cli/commands/command';
import { command } from '../../../../generator/cli/commands/earnings';
import { nodeSystem } from '../../../../generator/system/system';
import { orderReport, performanceReport, reportNetworks } from '../../../support/network-reports';
import { contextOf } from '../../support/command-context';
import { SampleProject } from '../../support/sample-project';

let project: SampleProject;
beforeEach(() => {
  project = new SampleProject();
  project.write('data/networks.yaml', reportNetworks);
  project.write('orders.csv', orderReport);
  project.write('performance.json', performanceReport);
});
afterEach(() => project.remove());

/** Runs the command on 20 September 2025. */
async function run(
  positionals: readonly string[],
  { network, format = 'text' }: { readonly network?: string; readonly format?: 'text' | 'json' } = {},
) {
  const system = nodeSystem(project.root, {
    SOURCE_DATE_EPOCH: String(Date.UTC(2025, 8, 20) / 1000),
    INIT_CWD: project.root,
  });
  const { context, printed } = contextOf(system, format);
  const values = network === undefined ? {} : { network };
  const code = await command.run({ ...context, values, positionals, say: () => undefined });
  return { code, out: printed() };
}

/** A report of Gulfclicks with these rows. */
const ordersWith = (...rows: readonly string[]): string => `${orderReport.split('\n')[0] ?? ''}\n${rows.join('\n')}\n`;

describe('npm run earnings with reports of two networks', () => {
  test('recognises the reports by their columns, adds them up, and lists their errors by line', async () => {
    const { code, out } = await run(['orders.csv', 'performance.json']);
    expect(out).toMatchSnapshot();
    expect(code).toBe(exitCodes.dataErrors);
  });

  test('writes offers, days and countries as evidence, but no amounts', async () => {
    await run(['orders.csv', 'performance.json']);
    expect(readdirSync(project.at('data/evidence'))).toEqual(['dunelinks.yaml', 'gulfclicks.yaml']);
    expect(project.read('data/evidence/gulfclicks.yaml')).toMatchInlineSnapshot(`
      "# yaml-language-server: $schema=../../schemas/evidence.schema.json
      # Made by \`npm run earnings\` of the reports of the network gulfclicks: the days and countries of orders, which are tests of
      # offers by the network. Amounts are never written down. If the id of an offer is changed, change it here as well.
      stores:
        luban:
          - { offer: "ten-percent", date: 2025-09-05, country: SA }
          - { offer: "ten-percent", date: 2025-09-06, country: AE }
      feeds:
        souk:
          - { offer: "1", date: 2025-09-08, country: SA }
      "
    `);
    expect(project.read('data/evidence/dunelinks.yaml')).toMatchInlineSnapshot(`
      "# yaml-language-server: $schema=../../schemas/evidence.schema.json
      # Made by \`npm run earnings\` of the reports of the network dunelinks: the days and countries of orders, which are tests of
      # offers by the network. Amounts are never written down. If the id of an offer is changed, change it here as well.
      stores:
        luban:
          - { offer: "ten-percent", date: 2025-09-02 }
          - { offer: "ten-percent", date: 2025-09-19 }
      "
    `);
  });

  test('describes the reports as JSON', async () => {
    const { out } = await run(['performance.json'], { format: 'json' });
    const sums = (orders: number, clicks: number, amount: number, commission: number) => ({
      orders,
      rejected: 0,
      clicks,
      amounts: [{ amount, currency: 'SAR' }],
      commissions: [{ amount: commission, currency: 'USD' }],
    });
    expect(JSON.parse(out)).toEqual({
      networks: [
        {
          byCode: [
            { code: 'LUBAN10', store: 'luban', ...sums(4, 45, 1330.5, 17.25) },
            { code: 'SOUK5', store: 'souk', ...sums(0, 19, 0, 0) },
            { code: 'GONE', isUnknown: true, ...sums(0, 9, 0, 0) },
          ],
          byMonth: [{ month: '2025-09', ...sums(4, 73, 1330.5, 17.25) }],
          byPlacement: [],
          byStore: [
            { store: 'luban', ...sums(4, 45, 1330.5, 17.25) },
            { store: 'souk', ...sums(0, 19, 0, 0) },
            sums(0, 9, 0, 0),
          ],
          evidence: { added: 2, orders: 2, others: {} },
          files: [
            {
              count: 6,
              file: 'performance.json',
              problems: [
                {
                  column: 15,
                  fix: 'correct the cell, or the column `clicks` of the report',
                  line: 59,
                  problem: 'has `many` in place of the number of clicks',
                },
              ],
            },
          ],
          from: '2025-09-02',
          id: 'dunelinks',
          name: 'Dunelinks',
          to: '2025-09-19',
          toTest: [{ clicks: 19, code: 'SOUK5', offers: ['1'], store: 'souk' }],
          total: sums(4, 73, 1330.5, 17.25),
        },
      ],
      version: 1,
    });
  });
});

describe('the evidence of npm run earnings', () => {
  const first = '1,05/09/2025,Approved,Luban,LUBAN10,-,SA,10.00,1.00,SAR';
  const second = '2,06/09/2025,Approved,Luban,LUBAN10,-,SA,10.00,1.00,SAR';

  test('stays the same if a report is read again', async () => {
    await run(['orders.csv']);
    const before = project.read('data/evidence/gulfclicks.yaml');
    expect((await run(['orders.csv'])).out).toContain('0 of them new');
    expect(project.read('data/evidence/gulfclicks.yaml')).toBe(before);
  });

  test('has each order of overlapping exports once, in any order of the exports', async () => {
    project.write('old.csv', ordersWith(first));
    project.write('new.csv', ordersWith(first, second));
    await run(['old.csv']);
    await run(['new.csv']);
    const merged = project.read('data/evidence/gulfclicks.yaml');
    expect(merged.match(/date: \S+/g)).toEqual(['date: 2025-09-05,', 'date: 2025-09-06,']);
    rmSync(project.at('data/evidence'), { recursive: true });
    const { out } = await run(['new.csv', 'old.csv']);
    expect(project.read('data/evidence/gulfclicks.yaml')).toBe(merged);
    // Nor does an order count twice.
    expect(out).toMatch(/LUBAN10 +luban +2 /);
  });

  test('is not written if no order shows that an offer works', async () => {
    project.write('orders.csv', ordersWith('1,05/09/2025,Declined,Luban,LUBAN10,-,SA,10.00,1.00,SAR'));
    expect((await run(['orders.csv'])).code).toBe(exitCodes.good);
    expect(existsSync(project.at('data/evidence'))).toBe(false);
  });
});

describe('npm run earnings with unusable input', () => {
  test('names a missing column, the existing columns, and what to do', async () => {
    project.write('orders.csv', orderReport.replace('Coupon', 'Coupon code'));
    expect(await run(['orders.csv'], { network: 'gulfclicks' })).toEqual({
      code: exitCodes.dataErrors,
      out: `orders.csv:1: there is no column \`Coupon\`
  what to do: The columns are \`Conversion ID\`, \`Date\`, \`Status\`, \`Offer\`, \`Coupon code\`, \`Sub 1\`, \`Country\`, \`Sale amount\`, \`Payout\` and \`Currency\`; write the right name in \`report\` of data/networks.yaml
`,
    });
    expect((await run(['orders.csv'])).out).toContain('it is no report of any network of data/networks.yaml');
    expect(existsSync(project.at('data/evidence'))).toBe(false);
  });

  test.each([
    ['an empty file', 'a.csv', '', 'it has no rows'],
    ['a file that is cut off', 'a.json', performanceReport.slice(0, 200), 'what to do: '],
    ['another separator', 'a.csv', orderReport.replaceAll(',', ';'), 'write `delimiter: ";"`'],
  ])('says what to do about %s', async (_name, file, text, expected) => {
    project.write(file, text);
    const { code, out } = await run([file, 'orders.csv'], {
      network: file.endsWith('.json') ? 'dunelinks' : 'gulfclicks',
    });
    expect(out).toContain(expected);
    expect(code).toBe(exitCodes.dataErrors);
    expect(existsSync(project.at('data/evidence'))).toBe(false);
  });

  test('asks for the network if two have the same columns', async () => {
    project.write(
      'data/networks.yaml',
      reportNetworks + reportNetworks.slice(10).replaceAll('gulfclicks', 'again').split('  dunelinks')[0],
    );
    const { code, out } = await run(['orders.csv']);
    expect(out).toContain(
      'orders.csv: it has the columns of the reports of `gulfclicks` or `again`\n  what to do: say with `--network`',
    );
    expect(code).toBe(exitCodes.dataErrors);
    expect((await run(['orders.csv'], { network: 'again' })).out).toContain('Gulfclicks (again): 1 report');
  });

  test('refuses missing files, an unknown network, and networks without reports', async () => {
    await expect(run([])).rejects.toThrow(WrongUsage);
    await expect(run(['orders.csv'], { network: 'gulfclick' })).rejects.toThrow('Did you mean "gulfclicks"?');
    await expect(run(['none.csv'])).rejects.toThrow('There is no file "none.csv".');
    rmSync(project.at('data/networks.yaml'));
    await expect(run(['orders.csv'])).rejects.toThrow(Refused);
  });

  test('reports errors in the data first', async () => {
    project.write('data/stores/luban.yaml', 'slug: [');
    const { code, out } = await run(['orders.csv']);
    expect(out).toContain('data/stores/luban.yaml');
    expect(code).toBe(exitCodes.dataErrors);
  });
});
