import { currenciesIn } from './entities';
import type { Fact, ReadOffer, ReadOptions } from './facts';
import { read, readPlaced, offerOf } from './read';

interface Column {
  readonly title: RegExp;
  readonly before?: string;
  readonly after?: string;
  readonly holds: 'text' | 'figure' | 'code' | 'status' | 'nothing';
}

const columns: readonly Column[] = [
  { title: /code|coupon|voucher|promo|كود|رمز|كوبون|قسيمة/i, holds: 'code' },
  { title: /status|live|active|state|الحالة|حالة/i, holds: 'status' },
  { title: /min|basket|[أا]دنى|[أا]قل/i, before: 'minimum ', holds: 'text' },
  { title: /max|cap|[أا]قصى|سقف/i, before: 'maximum discount ', holds: 'text' },
  {
    title: /^(?:valid )?(?:start|from|begin)|بداية|البداية|من تاريخ|^من$|[يت]بد[أا]/i,
    before: 'starts ',
    holds: 'text',
  },
  {
    title: /end|expir|until|valid (?:to|till|until)|^to$|نهاية|انتهاء|ينتهي|تنتهي|حتى|^[إا]لى$/i,
    before: 'ends ',
    holds: 'text',
  },
  { title: /countr|geo|market|region|دول|بلد|سوق|[أا]سواق/i, before: 'only in ', holds: 'text' },
  { title: /customer|user|who|audience|عملاء|العميل|الفئة/i, before: 'for ', after: ' customers', holds: 'text' },
  { title: /exclu|استثناء|المستثن/i, before: 'excluding ', holds: 'text' },
  { title: /payment|الدفع|pay/i, before: 'pay with ', holds: 'text' },
  { title: /channel|where|القناة|platform|المنصة/i, before: 'only in ', holds: 'text' },
  {
    title: /store|merchant|brand|advertiser|shop|link|url|^#$|^no\.?$|commission|payout|المتجر|المعلن|الرابط|عمولة/i,
    holds: 'nothing',
  },
  { title: /discount|value|amount|خصم|قيمة|نسبة/i, before: 'discount ', holds: 'figure' },
  { title: /type|kind|نوع/i, holds: 'text' },
  { title: /./, holds: 'text' },
];

const isDeadStatus =
  /^(?:n\b|no\b|false|0$|off\b|paused|inactive|expired|on hold|hold|stopped|pending|soon|لا|غير|متوقف|موقوف|منته|ملغ|معلق|قريب)/i;
const codeCell = /^[\p{L}\d_-]{2,}$/u;
const countryCode = /\b(?:SA|AE|KW|BH|OM|QA|EG|JO)\b/g;
/** A cell with little more than a figure. */
const shortCell = 14;
/** The unit of the figures in a column: `Discount %`, `Cap (AED)`. */
const unit = /%|(?<=\()[^()]+(?=\))/;

interface Cell {
  readonly text: string;
  readonly start: number;
}

interface Table {
  readonly sign: string;
  readonly columns: readonly (Column & { readonly unit?: string })[];
}

/** The cells of a line. A quoted cell may contain the separator. */
function cellsOf(line: string, sign: string, start: number): readonly Cell[] {
  const cells: Cell[] = [];
  let [from, isQuoted] = [0, false];
  for (let at = 0; at <= line.length; at += 1) {
    if (line[at] === '"') isQuoted = !isQuoted;
    if (at < line.length && (isQuoted || line[at] !== sign)) continue;
    let [first, end] = [from, at];
    while (first < end && /[\s"]/.test(line.charAt(first))) first += 1;
    while (end > first && /[\s"]/.test(line.charAt(end - 1))) end -= 1;
    cells.push({ text: line.slice(first, end), start: start + first });
    from = at + 1;
  }
  return cells;
}

function tableOf(line: string): Table | undefined {
  for (const sign of ['\t', '|', ';', ',']) {
    const titles = cellsOf(line, sign, 0).map(({ text }) => text);
    if (titles.length < 3 || titles.some((title) => title.length >= 40 || /\d{2}/.test(title))) continue;
    const found = titles.map((title) => ({
      ...(columns.find((column) => column.title.test(title)) ?? { title: /./, holds: 'nothing' as const }),
      unit: unit.exec(title)?.[0],
    }));
    const known = new Set(found.flatMap(({ title }) => (title.source === '.' ? [] : title.source)));
    if (known.size >= 3 && (known.size * 2 >= titles.length || /[\t|]/.test(sign))) return { sign, columns: found };
  }
  return undefined;
}

function factsOf(
  { text, start }: Cell,
  column: Table['columns'][number],
  kind: string,
  options: ReadOptions,
): readonly Fact[] {
  const { holds } = column;
  if (text === '' || /^[-–—/]+$/.test(text)) return [];
  const span = { start, end: start + text.length };
  if (holds === 'code')
    return codeCell.test(text) && !/^(?:no|none|n\/a|بدون|لا)/i.test(text) ? [{ name: 'code', value: text, span }] : [];
  if (holds === 'nothing' || holds === 'status') return [];
  const countries = column.before === 'only in ' ? text.match(countryCode) : null;
  if (countries) return [{ name: 'countries', value: countries, span }];
  const isFigure = holds === 'figure' && text.length <= shortCell;
  const before = holds === 'figure' && !isFigure ? '' : (column.before ?? '');
  const amount = /^[\p{Nd}.,]+$/u.test(text) ? ` ${column.unit ?? ''}` : '';
  const after = `${amount}${column.after ?? ''}${isFigure ? ` ${kind}` : ''}`;
  return read(`${before}${text}${after}`, options)
    .map((fact) => ({
      ...fact,
      span: { start: fact.span.start + start - before.length, end: fact.span.end + start - before.length },
    }))
    .filter(({ span: at }) => at.start < span.end && at.end > start);
}

function rowOffer(cells: readonly Cell[], { columns: own }: Table, options: ReadOptions): ReadOffer | undefined {
  const isOver = cells.some(({ text }, index) => own[index]?.holds === 'status' && isDeadStatus.test(text));
  const row = readPlaced(cells.map(({ text }) => text).join(' | '), options);
  if (isOver || row.stopped.length > 0) return undefined;
  // Which dinar a row means can stand in another cell.
  const currencies = [...(options.currencies ?? []), ...currenciesIn(row.text.entities)];
  const kind = cells[own.findIndex(({ title }) => title.test('type'))]?.text ?? '';
  const facts = cells.flatMap((cell, index) => {
    const column = own[index];
    return column ? factsOf(cell, column, kind, { ...options, currencies }) : [];
  });
  const offer = offerOf(facts);
  return offer.fields.kind === undefined ? undefined : offer;
}

export function readTables(
  text: string,
  options: ReadOptions,
): { readonly offers: readonly ReadOffer[]; readonly others: string } {
  const offers: ReadOffer[] = [];
  const others: string[] = [];
  let table: Table | undefined;
  let start = 0;
  for (const line of text.split('\n')) {
    const cells = table ? cellsOf(line, table.sign, start) : [];
    const isRow = table !== undefined && cells.length >= (/[,;]/.test(table.sign) ? table.columns.length : 3);
    const offer = table && isRow ? rowOffer(cells, table, options) : undefined;
    if (offer) offers.push(offer);
    if (!isRow) table = tableOf(line);
    others.push(table ? ' '.repeat(line.length) : line);
    start += line.length + 1;
  }
  return { offers, others: others.join('\n') };
}
