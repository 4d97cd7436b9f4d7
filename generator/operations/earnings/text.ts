import { counted } from '../../catalogue/diagnostics/visible';
import { table } from '../report/text';
import { countOf, evidencePath, type FoundEvidence, type NoEvidence } from './evidence';
import type { ReportProblem } from './read-report';
import { placeName } from './sub-ids';
import { daysWithoutOrder, type CodeTotals, type Earnings, type Totals } from './totals';

/** Rows per table in a terminal. */
const mostShown = 25;

const figures = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 3 });

const totalHeads = ['orders', 'not paid', 'clicks', 'order value', 'commission'];

/** One line per currency, because amounts of different currencies are never added. */
function totalLines(parts: readonly string[], totals: Totals): readonly (readonly string[])[] {
  const { orders, rejected, clicks, amounts, commissions } = totals;
  const codes = [...new Set([...amounts, ...commissions].map(({ currency }) => currency))].sort();
  const money = codes.map((code) =>
    [amounts, commissions].map((all) =>
      all
        .flatMap(({ amount, currency }) => (currency === code ? `${figures.format(amount)} ${currency}` : []))
        .join(''),
    ),
  );
  const [first = ['', ''], ...others] = money;
  const empty = [...parts, orders, rejected, clicks].map(() => '');
  return [
    [...parts, String(orders), String(rejected), String(clicks), ...first],
    ...others.map((line) => [...empty, ...line]),
  ];
}

/** `partOf` returns the first cells of a row, with the headings `heads`. */
function totalsTable<Row extends Totals>(
  title: string,
  heads: readonly string[],
  rows: readonly Row[],
  partOf: (row: Row) => readonly string[],
): readonly string[] {
  if (rows.length === 0) return [];
  const right = new Set(totalHeads.map((_, index) => heads.length + index));
  const shown = rows.slice(0, mostShown);
  const more = rows.length - shown.length;
  return [
    '',
    title,
    ...table([[...heads, ...totalHeads], ...shown.flatMap((row) => totalLines(partOf(row), row))], right),
    ...(more > 0 ? [`  and ${more} more (\`--format json\` lists all)`] : []),
  ];
}

function codeStore({ store, isAmbiguous, isUnknown }: CodeTotals): string {
  if (isAmbiguous) return '(several stores)';
  if (isUnknown) return store === undefined ? '(not on the site)' : `${store} (without this code)`;
  return store ?? '';
}

const noEvidence: Readonly<Record<NoEvidence, string>> = {
  'no-code': 'without a code',
  'unknown-code': 'with codes that are not on the site',
  'several-stores': 'with codes that several stores have: map `advertiser` in the report',
  elsewhere: 'in countries that the site does not have',
  'other-days': 'on days on which no offer with their code was valid',
};

export interface NetworkResult {
  readonly id: string;
  readonly name: string;
  readonly files: readonly {
    readonly file: string;
    readonly count: number;
    readonly problems: readonly ReportProblem[];
  }[];
  readonly earnings: Earnings;
  readonly found: FoundEvidence;
  /** The number of entries in the evidence file, and of new ones. */
  readonly written: { readonly orders: number; readonly added: number };
}

function evidenceLines({ id, found: { evidence, others }, written }: NetworkResult): readonly string[] {
  const { offers } = countOf(evidence);
  const result =
    written.orders === 0
      ? 'none of the orders shows that an offer of the site works'
      : `${evidencePath(id)} has ${counted(written.orders, 'entry', 'entries')} (one for each offer, day and country), ${written.added} of them new; these reports are of ${counted(offers, 'offer')}`;
  return [
    '',
    `Evidence: ${result}.`,
    ...table([...others].map(([reason, count]) => [`no evidence: ${counted(count, 'order')}`, noEvidence[reason]])),
  ];
}

function toTestLines({ toTest, from, to }: Earnings): readonly string[] {
  if (toTest.length === 0) return [];
  const days = 1 + (Date.parse(to) - Date.parse(from)) / 86_400_000;
  const short = days < daysWithoutOrder ? `; these reports have only ${counted(days, 'day')}` : '';
  return [
    '',
    `Test these codes: clicks and no order in the ${daysWithoutOrder} days to ${to}${short}`,
    ...table([
      ['code', 'store', 'offers', 'clicks'],
      ...toTest.map(({ code, store, offers, clicks, ofStore }) => [
        code,
        store,
        offers.join(', '),
        ofStore ? `${clicks} on links to the store` : String(clicks),
      ]),
    ]),
  ];
}

export function networkText(result: NetworkResult): string {
  const { id, name, files, earnings } = result;
  const { from, to, total, byCode, byStore, byPlacement, byMonth } = earnings;
  const rows = files.reduce((sum, { count }) => sum + count, 0);
  return [
    `${name} (${id}): ${counted(files.length, 'report')}, ${counted(rows, 'row')}${from === '' ? '' : `, ${from} to ${to}`}`,
    ...totalsTable('All', [''], [total], () => ['']),
    ...totalsTable('By code', ['code', 'store'], byCode, (row) => [row.code, codeStore(row)]),
    ...totalsTable('By store', ['store'], byStore, ({ store, advertiser }) => [
      store ?? (advertiser === undefined ? '(not known)' : `${advertiser} (not on the site)`),
    ]),
    ...totalsTable('By place of the link', ['page', 'place', 'language'], byPlacement, ({ page, place, language }) => [
      page ?? (place === undefined && language === undefined ? '(another sub-id)' : ''),
      place === undefined ? '' : placeName(place),
      language ?? '',
    ]),
    ...totalsTable('By month', ['month'], byMonth, ({ month }) => [month]),
    ...toTestLines(earnings),
    ...evidenceLines(result),
  ].join('\n');
}

/** Per file. */
const mostProblems = 10;

/** The problems with their lines; further ones are counted. */
export function problemLines(file: string, problems: readonly ReportProblem[]): readonly string[] {
  const more = problems.length - mostProblems;
  return [
    ...problems
      .slice(0, mostProblems)
      .flatMap(({ line, column, problem, fix, isCounted }) => [
        `${file}:${line}${column === undefined ? '' : `:${column}`}: the row ${problem}${isCounted ? '; it counts, but is no evidence' : '; it is left out'}`,
        `  what to do: ${fix}`,
      ]),
    ...(more > 0 ? [`${file}: and ${counted(more, 'more problem')} (\`--format json\` lists all)`] : []),
  ];
}
