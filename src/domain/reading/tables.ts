import type { Fact, ReadOffer, ReadOptions } from './facts';
import { offerOf } from './offer-of';
import { read, readPlaced } from './read';

/** What the cells of a column say, and the words that make a sentence of such a cell. */
interface Column {
  readonly title: RegExp;
  readonly before?: string;
  readonly after?: string;
  readonly holds: 'text' | 'code' | 'status' | 'nothing';
}

const columns: readonly Column[] = [
  { title: /code|coupon|voucher|promo|كود|رمز|كوبون|قسيمة/i, holds: 'code' },
  { title: /status|live|active|state|الحالة|حالة/i, holds: 'status' },
  { title: /min|basket|حد أدنى|الأدنى|الادنى/i, before: 'minimum ', holds: 'text' },
  { title: /max|cap|أقصى|اقصى/i, before: 'maximum discount ', holds: 'text' },
  { title: /^(?:valid )?(?:start|from|begin)|بداية|البداية|من تاريخ|يبدأ/i, before: 'starts ', holds: 'text' },
  {
    title: /end|expir|until|valid (?:to|till|until)|^to$|نهاية|النهاية|انتهاء|الانتهاء|ينتهي|حتى/i,
    before: 'ends ',
    holds: 'text',
  },
  { title: /countr|geo|market|region|دول|الدولة|بلد/i, before: 'only in ', holds: 'text' },
  { title: /customer|user|who|audience|عملاء|العميل|الفئة/i, before: 'for ', after: ' customers', holds: 'text' },
  { title: /exclu|الاستثناء|استثناء|المستثن/i, before: 'excluding ', holds: 'text' },
  { title: /payment|الدفع|pay/i, before: 'pay with ', holds: 'text' },
  { title: /channel|where|القناة|platform|المنصة/i, before: 'only in ', holds: 'text' },
  {
    title: /store|merchant|brand|advertiser|shop|link|url|^#$|^no\.?$|commission|payout|المتجر|المعلن|الرابط|عمولة/i,
    holds: 'nothing',
  },
  { title: /./, holds: 'text' },
];

const isDeadStatus =
  /^(?:n\b|no\b|false|0$|off\b|paused|inactive|expired|on hold|hold|stopped|pending|soon|لا|غير|متوقف|موقوف|منته|ملغ|معلق|قريب)/i;
const codeCell = /^[\p{L}\d_-]{2,}$/u;
const countryCode = /\b(?:SA|AE|KW|BH|OM|QA|EG|JO)\b/g;

interface Cell {
  readonly text: string;
  readonly start: number;
}

function cellsOf(line: string, start: number): readonly Cell[] {
  const sign = line.includes('\t') ? '\t' : '|';
  const cells: Cell[] = [];
  let from = 0;
  for (const text of line.split(sign)) {
    const indent = text.length - text.trimStart().length;
    cells.push({ text: text.trim(), start: start + from + indent });
    from += text.length + 1;
  }
  return cells;
}

function columnsOf(cells: readonly Cell[]): readonly Column[] | undefined {
  if (cells.length < 3) return undefined;
  const found = cells.map(
    ({ text }) => columns.find(({ title }) => title.test(text)) ?? { title: /./, holds: 'nothing' as const },
  );
  const known = new Set(found.filter(({ title }) => title.source !== '.'));
  return known.size >= 3 && cells.every(({ text }) => text.length < 40 && !/\d{2}/.test(text)) ? found : undefined;
}

function moved(fact: Fact, by: number): Fact {
  return { ...fact, span: { start: fact.span.start + by, end: fact.span.end + by } };
}

/** The facts of a cell: it is read as a sentence with the words that its column stands for. */
function factsOf(
  { text, start }: Cell,
  { before = '', after = '', holds }: Column,
  currency: string,
  options: ReadOptions,
): readonly Fact[] {
  if (text === '' || /^[-–—/]+$/.test(text)) return [];
  const span = { start, end: start + text.length };
  if (holds === 'code')
    return codeCell.test(text) && !/^(?:no|none|n\/a|بدون|لا)/i.test(text) ? [{ name: 'code', value: text, span }] : [];
  if (holds !== 'text') return [];
  const countries = before === 'only in ' ? text.match(countryCode) : null;
  if (countries) return [{ name: 'countries', value: countries, span }];
  const facts = read(`${before}${text}${after}${currency}`, options).map((fact) => moved(fact, -before.length + start));
  return facts.filter(({ span: at }) => at.start < span.end && at.end > start);
}

/** The offer of a row; undefined if it has none or is over. */
function rowOffer(cells: readonly Cell[], found: readonly Column[], options: ReadOptions): ReadOffer | undefined {
  const isOver = cells.some(({ text }, index) => found[index]?.holds === 'status' && isDeadStatus.test(text));
  const row = cells.map(({ text }) => text).join(' | ');
  if (isOver || readPlaced(row, options).stopped.length > 0) return undefined;
  // Which dinar a row means can stand in another cell.
  const facts = cells.flatMap((cell, index) => {
    const column = found[index];
    return column ? factsOf(cell, column, `\n${row}`, options) : [];
  });
  const offer = offerOf(facts);
  return offer.fields.kind === undefined ? undefined : offer;
}

/** The offers in the rows of tables, and the text without these lines. */
export function readTables(
  text: string,
  options: ReadOptions,
): { readonly offers: readonly ReadOffer[]; readonly others: string } {
  const offers: ReadOffer[] = [];
  const others: string[] = [];
  let found: readonly Column[] | undefined;
  let start = 0;
  for (const line of text.split('\n')) {
    const cells = /[\t|]/.test(line) ? cellsOf(line, start) : [];
    const titles = found ? undefined : columnsOf(cells);
    const isRow = found !== undefined && cells.length >= 3;
    if (found && isRow) {
      const offer = rowOffer(cells, found, options);
      if (offer) offers.push(offer);
    }
    others.push(titles || isRow ? ' '.repeat(line.length) : line);
    found = titles ?? (isRow ? found : undefined);
    start += line.length + 1;
  }
  return { offers, others: others.join('\n') };
}
