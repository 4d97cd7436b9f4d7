import { render } from '../../catalogue/diagnostics/phrases';
import type { FeedFetch } from '../../../src/generated/data-types';
import { counted, quote } from '../../catalogue/diagnostics/visible';
import { fieldOf } from '../../catalogue/load/fields';
import type { TableFormat } from '../../catalogue/load/tables/format';
import { walkJson } from '../../catalogue/load/tables/json-rows';
import { pathParts, TreeError, type RowVisitor, type Walk } from '../../catalogue/load/tables/tree';
import { walkXml } from '../../catalogue/load/tables/xml-rows';
import { type Answer, type Asker, type PullRequest, PullProblem } from './answer';
import type { Keys } from './keys';
import type { PageParameter } from './requests';

/** Of one table. */
const maximumPages = 2000;

/** How pages of a format are read and joined. */
interface PageFormat {
  readonly name: string;
  readonly walk: Walk;
  /** The text at a path of a response; undefined if there is none. */
  textAt(text: string, path: string): string | undefined;
  /** The text of a row in the snapshot. */
  row(raw: string): string;
  /** The rows at their path, each on its own line, and nothing else of the responses. */
  snapshot(rows: readonly string[], path: readonly string[]): string;
}

const nothing: RowVisitor = { rows: undefined, row: () => undefined, place: () => undefined, element: () => undefined };

const json: PageFormat = {
  name: 'JSON',
  walk: walkJson,
  textAt(text, path) {
    const value = path.split('.').reduce(fieldOf, JSON.parse(text) as unknown);
    return value === undefined || value === null ? undefined : String(value);
  },
  // Removes spaces between values. Numbers keep their spelling, which parsing would round.
  row(raw) {
    // Not one expression for a whole text: V8 has no stack for millions of repetitions.
    let isText = false;
    return raw.replace(/\\.|"|\s+/g, (found) => {
      if (found === '"') isText = !isText;
      return isText || found === '"' ? found : '';
    });
  },
  snapshot(rows, path) {
    const before = path.map((step) => `{${JSON.stringify(step)}:`).join('');
    return `${before}[\n${rows.join(',\n')}\n]${'}'.repeat(path.length)}\n`;
  },
};

const xml: PageFormat = {
  name: 'XML',
  walk: walkXml,
  textAt(text, path) {
    let found: string | undefined;
    walkXml(text, { ...nothing, rows: path.split('.'), row: ({ text: own }) => (found ??= own) });
    return found;
  },
  row: (raw) => raw,
  snapshot(rows, path) {
    const around = path.slice(0, -1).map((name) => (name === '*' ? 'rows' : name));
    const opened = around.map((name) => `<${name}>`).join('');
    return `${opened}\n${rows.join('\n')}\n${around
      .map((name) => `</${name}>`)
      .reverse()
      .join('')}\n`;
  },
};

interface PagedFeed {
  readonly fetch: FeedFetch;
  readonly format: TableFormat;
  /** Undefined if the root value is the list of rows. */
  readonly rows: string | undefined;
}

function refuseWebPage({ bytes, type }: Answer): void {
  const head = Buffer.from(bytes.subarray(0, 1000)).toString('latin1');
  const tags = head.replace(/<!--.*?-->|<\?[^>]*>/gs, '');
  if (type === 'text/html' || /^[^<]{0,10}<(?:!doctype html|html|head|body|title|h1)[\s>]/i.test(tags.trimStart()))
    throw new PullProblem(
      'the network answers with a web page instead of a table',
      'check the key, which may have expired, and whether `url` of `fetch` is the address of a list for programs',
    );
}

function utf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new PullProblem('the answer of the network is not UTF-8', 'ask the network for an answer in UTF-8');
  }
}

/** Undefined if the page has no list of rows. */
function rowsOf(text: string, { walk, row, name }: PageFormat, path: readonly string[]): readonly string[] | undefined {
  const rows: string[] = [];
  let hasPlace = false;
  try {
    walk(text, {
      ...nothing,
      rows: path,
      place: () => {
        hasPlace = true;
      },
      row: ({ span }) => rows.push(row(text.slice(span.start, span.end))),
    });
  } catch (error) {
    if (!(error instanceof TreeError)) throw error;
    throw new PullProblem(
      `the answer of the network is not complete ${name}: it ${render(error.problem, 'en')}`,
      'run the command again later; if this remains, ask the network',
    );
  }
  return hasPlace || rows.length > 0 ? rows : undefined;
}

/** Throws if a response with status 200 reports an error. */
function refuseFailure(text: string, { failedWhen }: FeedFetch, format: PageFormat, keys: Keys): void {
  if (!failedWhen) return;
  const found = format.textAt(text, failedWhen.path);
  if (found === failedWhen.not) return;
  const said = failedWhen.message === undefined ? undefined : format.textAt(text, failedWhen.message);
  throw new PullProblem(
    `the network reports an error${said === undefined ? '' : `: ${quote(keys.hidden(said))}`}`,
    'check the key, and compare `fetch` with the documents of the network',
  );
}

class Pager {
  readonly #feed: PagedFeed;
  readonly #format: PageFormat;
  readonly #path: readonly string[];
  readonly #keys: Keys;
  readonly #rows = new Set<string>();
  #received = 0;

  constructor(feed: PagedFeed, format: PageFormat, keys: Keys) {
    this.#feed = feed;
    this.#format = format;
    this.#path = pathParts(feed.rows ?? '');
    this.#keys = keys;
  }

  get snapshot(): string {
    return this.#format.snapshot([...this.#rows], this.#path);
  }

  /** Undefined if pages have no parameter. */
  get first(): PageParameter | undefined {
    const { pages } = this.#feed.fetch;
    if (pages?.kind === 'number') return { name: pages.parameter, value: pages.first ?? 1 };
    return pages?.kind === 'offset' ? { name: pages.parameter, value: 0 } : undefined;
  }

  /** Adds the rows of a page and returns the parameter of the next one; undefined after the last page. */
  next(answer: Answer, page: PageParameter | undefined, isFirst: boolean): PageParameter | undefined {
    refuseWebPage(answer);
    const text = utf8(answer.bytes);
    const rows = rowsOf(text, this.#format, this.#path);
    refuseFailure(text, this.#feed.fetch, this.#format, this.#keys);
    if (!rows && isFirst)
      throw new PullProblem(
        this.#feed.rows === undefined
          ? 'the settings of the feed do not say where the rows are in the answer'
          : `the answer of the network has no list at ${quote(this.#feed.rows)}`,
        'correct `rows` of the feed',
      );
    const before = this.#rows.size;
    for (const row of rows ?? []) this.#rows.add(row);
    this.#received += rows?.length ?? 0;
    // A network may repeat its last page instead of sending an empty one.
    return this.#rows.size === before && !isFirst ? undefined : this.#following(text, rows?.length ?? 0, page);
  }

  #following(text: string, rows: number, page: PageParameter | undefined): PageParameter | undefined {
    const { pages } = this.#feed.fetch;
    if (pages?.kind === 'token') {
      const value = this.#format.textAt(text, pages.next);
      return value === undefined || value === '' ? undefined : { name: pages.parameter, value };
    }
    if (!pages || !page || rows === 0) return undefined;
    if (pages.kind === 'offset') return { ...page, value: this.#received };
    const next = Number(page.value) + 1;
    return pages.count !== undefined && next >= (pages.first ?? 1) + this.#count(text, pages.count)
      ? undefined
      : { ...page, value: next };
  }

  #count(text: string, path: string): number {
    const count = this.#format.textAt(text, path);
    if (count === undefined || !/^\d{1,9}$/.test(count))
      throw new PullProblem(
        `the answer of the network does not say at ${quote(path)} how many pages there are`,
        'correct `count` in `pages` of `fetch`',
      );
    return Number(count);
  }
}

export async function fetchTable(
  feed: PagedFeed,
  request: (page?: PageParameter) => PullRequest,
  asker: Asker,
  keys: Keys,
): Promise<Uint8Array> {
  const format = feed.format === 'json' ? json : feed.format === 'xml' ? xml : undefined;
  if (!format) {
    if (feed.fetch.pages)
      throw new PullProblem('only pages of JSON and XML can be joined', 'remove `pages` from `fetch`, or ask for JSON');
    const answer = await asker.ask(request());
    refuseWebPage(answer);
    return answer.bytes;
  }
  const pager = new Pager(feed, format, keys);
  let page = pager.first;
  for (let number = 1; number <= maximumPages; number += 1) {
    const next = pager.next(await asker.ask(request(page)), page, number === 1);
    if (!next) return Buffer.from(pager.snapshot, 'utf8');
    page = next;
  }
  throw new PullProblem(
    `the list has more than ${counted(maximumPages, 'page')}`,
    'ask for more rows on each page, or for fewer rows, in `query` of `fetch`',
  );
}
