import { dayPlus, endOfDay, parseDay, type Instant } from '../../../../src/domain/dates/calendar';
import { parseRating } from '../../../../src/domain/offers/feed-score';
import type {
  ContentLanguage,
  Feed,
  FeedCorrections,
  FeedRow,
  Network,
  Networks,
  RowCorrection,
} from '../../../../src/generated/data-types';
import type { DiagnosticCode } from '../../diagnostics/diagnostic';
import type { Phrase, Value } from '../../diagnostics/phrases';
import { listed } from '../../diagnostics/suggest';
import { inFull, quote } from '../../diagnostics/visible';
import type { RawFeedRow } from '../../load/feed';
import { FieldReader, yamlName, type FeedField } from '../../load/feed-columns';
import { impossibleDate } from '../../load/date-mistakes';
import { parseMoment, type Moment } from '../../load/moments';
import { formsOf, type DateForm } from '../../load/tables/cell-forms';
import type { CatalogueOffer, OfferSource, Words } from '../../offers/offer';
import type { OfferRow } from '../../offers/store-offers';
import { unusualInCode } from '../coupon-codes/code-parts';
import { boundedCache } from '../engine/remembered';
import {
  correctedFields,
  correctedLimits,
  correctedValues,
  correctionsById,
  type CorrectionsById,
} from './feed-corrections';
import {
  FeedValueReader,
  possibleSpend,
  type RowLimits,
  type RowValues,
  type SiteLists,
  type ValueProblem,
} from './feed-values';
import { formats, formatSentence } from '../schema/formats';
import { trackingInRow } from '../links/link-mistakes';
import { isWithin } from '../links/network-addresses';
import { isNoCode } from '../coupon-codes/no-code';
import { schemaNodeOf, type SchemaNode, type Schemas } from '../schema/schemas';

export interface RowProblem {
  readonly problem: Phrase;
  readonly fix: Phrase;
}

/** The texts with a placeholder `{row}`. Any other text follows the name of the row and a colon. */
const ofRow: ReadonlySet<string> = new Set(['feed-row.ends-first', 'feed-row.no-cell']);

/** The problem as a sentence: with the name of the row, or without it where the row is clear. */
export function problemOf(problem: Phrase, row?: Phrase): Phrase {
  if (ofRow.has(problem.id)) return { ...problem, values: { ...problem.values, row: row ?? { id: 'row.it' } } };
  return row ? { id: 'row.problem', values: { row, problem } } : problem;
}

export interface RowError extends RowProblem {
  readonly code: Extract<DiagnosticCode, 'feed-row-invalid' | 'feed-row-skipped' | 'feed-row-host'>;
  /** The field of the wrong cell; absent if the row as a whole is wrong. */
  readonly field?: FeedField;
  /** The host of its link, if the feed does not allow it. */
  readonly host?: string;
  /** The possible forms of its date, day first or month first. All rows together decide which one applies. */
  readonly turned?: readonly DateForm[] | undefined;
}

/** A valid row that is not shown: excluded by settings, stopped, only for other countries, or hidden by a correction. */
export interface WithheldRow {
  readonly withheld: 'excepted' | 'inactive' | 'other-country' | 'hidden';
  /** A sentence whose subject is `it`. */
  readonly message: Phrase;
}

/** A row with the problems of its dropped values and the source of the others, or why it cannot be shown. */
export type CheckedRow =
  | ({ readonly row: OfferRow } & Pick<RowValues, 'problems' | 'found'>)
  | { readonly errors: readonly RowError[] }
  | WithheldRow;

export type RowCells = Pick<RawFeedRow, 'fields' | 'line' | 'named'>;

export function rowName(id: string | undefined, line: number): Phrase {
  return id === undefined
    ? { id: 'row.on-line', values: { line } }
    : { id: 'row.with-id', values: { id: quote(id), line } };
}

const rowFields = [
  'id',
  'name',
  'nameEn',
  'nameAr',
  'description',
  'terms',
  'link',
  'starts',
  'ends',
  'rating',
] as const satisfies readonly FeedField[];

/** Converts cells to the fields of a row. It is a code only if it has one (product rule R52). */
function toRow(fields: RawFeedRow['fields'], { codeKinds }: Feed): Readonly<Record<string, string>> {
  const { kind: word, code } = fields;
  const texts: Partial<Record<FeedField, string>> = {};
  for (const field of rowFields) {
    const text = fields[field];
    if (text !== undefined) texts[field] = text;
  }
  const real = code !== undefined && !isNoCode(code) ? code : undefined;
  const isCode = real !== undefined && (codeKinds === undefined || (word !== undefined && codeKinds.includes(word)));
  return { ...texts, kind: isCode ? 'code' : 'deal', ...(isCode ? { code: real } : {}) };
}

/** The required forms of cells, where the description in the schema is about YAML. */
const cellSentences: Readonly<Partial<Record<FeedField, Phrase>>> = {
  id: { id: 'cell.id' },
  code: { id: 'cell.code' },
};

function isDate({ format }: SchemaNode): boolean {
  return formats[format ?? '']?.code === 'invalid-date';
}

/** The message about a wrong cell; for an impossible date it says what is impossible. */
function wrongCell(column: string, cell: string, node: SchemaNode): Phrase {
  const values = { column, cell: quote(cell) };
  const date = isDate(node) ? impossibleDate(cell) : undefined;
  return date
    ? { id: 'feed-row.impossible-date', values: { ...values, why: date.why } }
    : { id: 'feed-row.wrong-cell', values };
}

/** Whether a date of this form may have its day and its month the other way round. */
function isTurned(form: DateForm): boolean {
  return form === 'dd/MM/yyyy' || form === 'MM/dd/yyyy';
}

/** The forms of a date that begins with the day or the month; undefined if the settings already decide. */
function turnedForms(cell: string, node: SchemaNode, { dates = [] }: Feed): readonly DateForm[] | undefined {
  const forms = isDate(node) && !dates.some(isTurned) ? formsOf(cell).filter(isTurned) : [];
  return forms.length === 0 ? undefined : forms;
}

/** The setting that would make dates of another form readable. */
function formFix(cell: string, node: SchemaNode, { dates = [] }: Feed): Phrase | undefined {
  if (!isDate(node)) return undefined;
  if (!/\p{N}/u.test(cell)) return { id: 'feed-date.no-date' };
  const forms = formsOf(cell);
  // The settings read the other order, so this date can only have this form.
  const turned = dates.find(isTurned);
  if (turned !== undefined && forms.length === 1)
    return {
      id: 'feed-date.other-form',
      values: { dates: inFull(`dates: [${forms.join(', ')}]`), turned: quote(turned) },
    };
  if (forms.some(isTurned)) return { id: 'feed-date.day-or-month' };
  const [form] = forms;
  return form === undefined ? undefined : { id: 'feed-date.form', values: { dates: inFull(`dates: [${form}]`) } };
}

/** The instant from which rows without an end date are not shown; undefined if the settings set no number of days. */
function assumedEnd({ openEnded, fetched }: Feed, zone: string): Instant | undefined {
  if (typeof openEnded !== 'object' || fetched === undefined) return undefined;
  return endOfDay(parseDay(dayPlus(fetched, openEnded.days)), zone);
}

/** The setting with which the empty cells of a column have the text of the row above, besides those that have it. */
function fillDownLine(column: string, { fillDown = [] }: Feed): string {
  return inFull(`fillDown: [${[...new Set([...fillDown, column])].map(yamlName).join(', ')}]`);
}

export function sameIdFix({ columns: { id } }: Feed): Phrase {
  return { id: typeof id === 'object' && 'of' in id ? 'feed-row.same-fields' : 'feed-row.same-id.ask' };
}

/** Problems of the code of a row. A code from a correction has already been reviewed by a person. */
function codeProblems({ code }: FeedRow, column: string, correction?: RowCorrection): readonly ValueProblem[] {
  const unusual = code === undefined || correction?.code !== undefined ? undefined : unusualInCode(code);
  return unusual === undefined
    ? []
    : [
        {
          column,
          problem: { id: 'unusual-code', values: { code: quote(code), unusual } },
          fix: { id: 'feed-row.unusual-code' },
          shown: 'unusual-code',
          why: { id: 'unusual-code.why' },
        },
      ];
}

/** Tracking parameters of third parties in the link of a row. */
function linkProblems({ link }: FeedRow, column: string, own: ReadonlySet<string>): readonly ValueProblem[] {
  const found = trackingInRow(link, own);
  if (!found) return [];
  const id = found.isClick ? 'foreign-tracking.click' : 'foreign-tracking.campaign';
  return [
    {
      column,
      problem: { id, values: { found: quote(found.name) } },
      fix: { id: 'feed-row.tracking' },
      shown: 'foreign-tracking',
      why: { id: `${id}.why` },
    },
  ];
}

/** The query parameters that a network of data/networks.yaml uses in its links. */
function parametersOf(network: Network | undefined): ReadonlySet<string> {
  const { link = '', subId } = network ?? {};
  const template = link.replace(/\{\w+\}/g, 'x');
  const ofTemplate = URL.canParse(template) ? [...new URL(template).searchParams.keys()] : [];
  return new Set([...ofTemplate, ...(subId?.parameter === undefined ? [] : [subId.parameter])]);
}

/** The site's settings that the reading of rows depends on. */
export interface FeedSite extends SiteLists {
  /** The affiliate networks; undefined while their file is invalid. */
  readonly networks?: Networks['networks'] | undefined;
  /** The time zone of dates, unless the feed or the date names its own. */
  readonly timeZone: string;
}

type TextsByLanguage = Readonly<Partial<Record<ContentLanguage, string>>> | undefined;
/** Texts by language; later ones replace earlier ones. */
function wordsOf(...texts: readonly TextsByLanguage[]): Words {
  return Object.fromEntries(
    texts.flatMap((each = {}) => Object.entries(each).filter(([, text]) => text !== undefined)),
  );
}

/** The same; undefined without a text. */
function anyWords(...texts: readonly TextsByLanguage[]): Words | undefined {
  const words = wordsOf(...texts);
  return Object.keys(words).length === 0 ? undefined : words;
}

function invalid(field: FeedField, problem: Phrase, fix: Phrase): RowError {
  return { code: 'feed-row-invalid', field, problem, fix };
}

class RowChecker {
  readonly #config: Feed;
  readonly #source: OfferSource;
  readonly #fields: FieldReader;
  readonly #assumedEnd: Instant | undefined;
  readonly #schemas: Schemas;
  readonly #momentOf: (text: string) => Moment | undefined;
  readonly #values: FeedValueReader;

  /** The advertiser of the last row that has one. */
  #above: string | undefined;
  readonly #corrections: CorrectionsById;
  readonly #ownParameters: ReadonlySet<string>;

  constructor(config: Feed, site: FeedSite, schemas: Schemas, corrections: FeedCorrections | undefined) {
    this.#corrections = correctionsById(corrections);
    this.#config = config;
    this.#ownParameters = parametersOf(site.networks?.[config.network ?? '']);
    this.#schemas = schemas;
    this.#fields = new FieldReader(config);
    const zone = config.timeZone ?? site.timeZone;
    this.#assumedEnd = assumedEnd(config, zone);
    // Dates repeat in a feed, and time zone calculations are slow.
    const cached = boundedCache<Moment | undefined>(10_000);
    this.#momentOf = (text) => cached(text, () => parseMoment(text, zone));
    this.#values = new FeedValueReader(config, site);
    this.#source = { kind: 'feed', fetched: config.fetched, network: config.network };
  }

  check(raw: RowCells): CheckedRow {
    const checked = this.#corrected(raw);
    this.#above = raw.fields.advertiser ?? this.#above;
    return checked;
  }

  #corrected(raw: RowCells): CheckedRow {
    const correction = this.#corrections.get(raw.fields.id ?? '');
    if (!correction) return this.#check(raw);
    if (correction.hide) return { withheld: 'hidden', message: { id: 'withheld.hidden' } };
    const fields = correctedFields(raw.fields, correction, this.#config);
    return this.#check({ fields, line: raw.line, named: (column) => raw.named(column) }, correction);
  }

  #check(raw: RowCells, correction?: RowCorrection): CheckedRow {
    const { fields } = raw;
    const excepted = this.#excepted(raw);
    if (excepted) return excepted;
    const unusable =
      this.#missingCell(fields) ??
      this.#missingTitle(fields) ??
      this.#undecodedCell(fields) ??
      this.#unknownStatus(raw);
    if (unusable) return { errors: [unusable] };
    const candidate: unknown = toRow(fields, this.#config);
    const errors = this.#schemaErrors(candidate, fields);
    if (errors.length > 0) return { errors };
    // The schema from which the type is generated has just accepted it.
    const row = candidate as FeedRow;
    const host = this.#hostError(row);
    if (host) return { errors: [host] };
    if (fields.status?.toLowerCase() === 'inactive')
      return {
        withheld: 'inactive',
        message: { id: 'withheld.inactive', values: { column: this.#column('status', raw) } },
      };
    return this.#complete(row, raw, correction);
  }

  #excepted({ named }: RowCells): WithheldRow | undefined {
    for (const [column, words = []] of Object.entries(this.#config.except ?? {})) {
      const cell = named(column);
      if (cell !== undefined && words.some((word) => word.toLowerCase() === cell.toLowerCase()))
        return {
          withheld: 'excepted',
          message: { id: 'withheld.excepted', values: { column: quote(column), cell: quote(cell) } },
        };
    }
    return undefined;
  }

  #column(field: FeedField, raw?: RowCells): string {
    return quote(this.#fields.columnOf(field, raw?.named) ?? field);
  }

  #noCell(field: FeedField): Phrase {
    return { id: 'feed-row.no-cell', values: { column: this.#column(field) } };
  }

  /** Reports a status other than active or inactive: an offer that the network has stopped must not be shown. */
  #unknownStatus(raw: RowCells): RowError | undefined {
    const { status } = raw.fields;
    if (status === undefined || ['active', 'inactive'].includes(status.toLowerCase())) return undefined;
    const column = this.#column('status', raw);
    const problem: Phrase = { id: 'feed-row.status', values: { column, status: quote(status) } };
    return invalid('status', problem, { id: 'feed-row.status.fix', values: { column } });
  }

  #missingCell(fields: RawFeedRow['fields']): RowError | undefined {
    const needed = (this.#config.openEnded ?? 'drop') === 'drop' ? (['id', 'ends'] as const) : (['id'] as const);
    const missing = needed.find((field) => fields[field] === undefined);
    if (missing === undefined) return undefined;
    return {
      code: 'feed-row-skipped',
      problem: this.#noCell(missing),
      fix:
        missing === 'id'
          ? { id: 'feed-row.make-ids' }
          : {
              id: 'feed-row.open-ended',
              values: { setting: fillDownLine(this.#fields.columnOf('ends') ?? 'ends', this.#config) },
            },
    };
  }

  /** In a table with titles, a row without one is incomplete. */
  #missingTitle(fields: RawFeedRow['fields']): RowError | undefined {
    const mapped = (['name', 'nameEn', 'nameAr'] as const).filter((field) => this.#fields.has(field));
    const [first] = mapped;
    if (first === undefined || mapped.some((field) => fields[field] !== undefined)) return undefined;
    return invalid(first, this.#noCell(first), { id: 'feed-row.write-title' });
  }

  #undecodedCell(fields: RawFeedRow['fields']): RowError | undefined {
    // `Object.entries` loses the key type.
    const [field] =
      (Object.entries(fields) as [FeedField, string | undefined][]).find(([, cell]) => cell?.includes('\ufffd')) ?? [];
    if (field === undefined) return undefined;
    const encoding = (this.#config.encoding ?? 'utf-8').toUpperCase();
    const problem: Phrase = { id: 'feed-row.encoding', values: { column: this.#column(field), encoding } };
    return invalid(field, problem, { id: 'feed-row.encoding.fix' });
  }

  /** One error per field, in the order of the schema's errors. */
  #schemaErrors(candidate: unknown, fields: RawFeedRow['fields']): readonly RowError[] {
    const found = new Map<FeedField, RowError>();
    for (const error of this.#schemas.check('feed-row', candidate)) {
      const missing: unknown = error.params['missingProperty'];
      // The schema allows no other properties, so it is a field.
      const field = (typeof missing === 'string' ? missing : error.instancePath.slice(1)) as FeedField;
      if (found.has(field)) continue;
      const column = this.#column(field);
      const node = schemaNodeOf(error);
      const cell = fields[field] ?? '';
      const ofDescription: Value =
        node.description === undefined ? { id: 'type.other' } : { description: node.description };
      const what = cellSentences[field] ?? formatSentence(node.format) ?? ofDescription;
      // A spreadsheet program writes long numbers as powers of ten, which loses their last digits.
      const isShortened = field === 'id' && /^\d(?:[.,]\d+)?E\+\d+$/i.test(cell);
      const fix: Phrase = isShortened
        ? { id: 'feed-row.excel' }
        : (formFix(cell, node, this.#config) ?? { id: 'must-be', values: { what } });
      found.set(
        field,
        typeof missing === 'string'
          ? invalid(field, this.#noCell(field), { id: 'feed-row.fill-cell', values: { column } })
          : {
              ...invalid(field, wrongCell(column, cell, node), fix),
              turned: turnedForms(cell, node, this.#config),
            },
      );
    }
    return [...found.values()];
  }

  #hostError({ link }: FeedRow): RowError | undefined {
    const { hosts } = this.#config;
    const { hostname } = new URL(link);
    if (!hosts || hosts.some((host) => isWithin(hostname, host))) return undefined;
    return {
      code: 'feed-row-host',
      field: 'link',
      problem: {
        id: 'feed-row.host',
        values: { column: this.#column('link'), host: quote(hostname), hosts: listed(hosts) },
      },
      fix: { id: 'feed-row.host.fix', values: { host: hostname.replace(/^www\./, '') } },
      host: hostname,
    };
  }

  /** A row whose kind and code contradict each other, which is shown as a deal. */
  #kindProblems({ code }: FeedRow, { fields, named }: RowCells): readonly ValueProblem[] {
    const { codeKinds } = this.#config;
    const column = this.#fields.columnOf('kind', named);
    if (codeKinds === undefined || fields.kind === undefined || column === undefined || code !== undefined) return [];
    const values = { column: quote(column), value: quote(fields.kind) };
    const of = { column, shown: 'feed-row-code', why: { id: 'feed-row.code.why' } } as const;
    if (codeKinds.includes(fields.kind))
      return [{ ...of, problem: { id: 'feed-row.without-code', values }, fix: { id: 'feed-row.without-code.fix' } }];
    if (fields.code === undefined || isNoCode(fields.code)) return [];
    const problem: Phrase = { id: 'feed-row.with-code', values: { ...values, code: quote(fields.code) } };
    return [{ ...of, problem, fix: { id: 'feed-row.with-code.fix', values: { value: quote(fields.kind) } } }];
  }

  /** A row without an advertiser, in a table that has advertisers. */
  #advertiserProblems({ fields, named }: RowCells): readonly ValueProblem[] {
    const column = this.#fields.columnOf('advertiser', named);
    if (column === undefined || fields.advertiser !== undefined) return [];
    const above = this.#config.fillDown?.includes(column) ? undefined : this.#above;
    return [
      {
        column,
        shown: 'feed-row-advertiser',
        why: { id: 'feed-row.no-advertiser.why' },
        ...(above === undefined
          ? {
              problem: { id: 'feed-row.no-advertiser', values: { column: quote(column) } },
              fix: { id: 'feed-row.no-advertiser.fix' },
            }
          : {
              problem: { id: 'feed-row.no-advertiser.above', values: { column: quote(column), above: quote(above) } },
              fix: { id: 'feed-row.no-advertiser.above.fix', values: { setting: fillDownLine(column, this.#config) } },
            }),
      },
    ];
  }

  #complete(row: FeedRow, raw: RowCells, correction: RowCorrection | undefined): CheckedRow {
    const start = row.starts === undefined ? undefined : this.#momentOf(row.starts);
    const end = row.ends === undefined ? undefined : this.#momentOf(row.ends);
    if (start && end && start.first > end.last)
      return { errors: [invalid('ends', { id: 'feed-row.ends-first' }, { id: 'feed-row.ends-first.fix' })] };
    const values = this.#values.read(raw);
    const { limits, problems, elsewhere } = correction ? correctedValues(values, correction) : values;
    if (elsewhere)
      return {
        withheld: 'other-country',
        message: { id: 'withheld.other-country', values: { countries: quote(raw.fields.countries) } },
      };
    const { advertiser } = raw.fields;
    const spend = possibleSpend(
      limits,
      correction ? correctedLimits(correction) : {},
      this.#fields.columnOf('maximum', raw.named),
    );
    return {
      problems: [
        ...problems,
        ...spend.problems,
        ...this.#kindProblems(row, raw),
        ...this.#advertiserProblems(raw),
        ...codeProblems(row, this.#fields.columnOf('code', raw.named) ?? 'code', correction),
        ...linkProblems(row, this.#fields.columnOf('link', raw.named) ?? 'link', this.#ownParameters),
      ],
      found: values.found,
      row: {
        offer: this.#offerOf(row, start, end, spend.limits, correction),
        line: raw.line,
        advertiser,
        filters: this.#filtersOf(raw),
      },
    };
  }

  /** The offer of a row, with the texts of its correction in place of those of the table. */
  #offerOf(
    row: FeedRow,
    start: Moment | undefined,
    end: Moment | undefined,
    limits: RowLimits,
    correction: RowCorrection | undefined,
  ): CatalogueOffer {
    const { language, verified, ratingOutOf = 10 } = this.#config;
    const rating = parseRating(row.rating);
    return {
      id: row.id,
      kind: row.kind,
      code: row.code,
      url: row.link,
      title: wordsOf({ [language]: row.name }, { en: row.nameEn, ar: row.nameAr }),
      description: anyWords({ [language]: row.description }, correction?.description),
      terms: anyWords({ [language]: row.terms }, correction?.terms),
      benefit: limits.benefit,
      maximumDiscount: limits.maximumDiscount,
      minimumSpend: limits.minimumSpend,
      maximumSpend: limits.maximumSpend,
      who: limits.who,
      where: limits.where,
      channel: limits.channel,
      exclusive: limits.exclusive,
      verified,
      startsAt: start?.first,
      endsAt: end ? end.last + 1 : this.#assumedEnd,
      endAssumed: end || this.#assumedEnd === undefined ? undefined : true,
      rating: rating === undefined ? undefined : (rating * 10) / ratingOutOf,
      source: this.#source,
    };
  }

  #filtersOf({ named }: RowCells): OfferRow['filters'] {
    const { filters = [] } = this.#config;
    if (filters.length === 0) return undefined;
    return Object.fromEntries(
      filters.flatMap((column) => {
        const cell = named(column);
        return cell === undefined ? [] : [[column, cell]];
      }),
    );
  }
}

/** Returns a function that checks one row of a feed. */
export function rowChecker(
  config: Feed,
  site: FeedSite,
  schemas: Schemas,
  corrections?: FeedCorrections,
): (raw: RowCells) => CheckedRow {
  const checker = new RowChecker(config, site, schemas, corrections);
  return (raw) => checker.check(raw);
}
