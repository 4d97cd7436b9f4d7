/**
 * A part of a file with a mistake, or without it. The tests put the examples into a small catalogue: the wrong one gives
 * exactly its diagnostic, and the right one none.
 */
export interface Example {
  readonly file: string;
  /** Keys of the file with all below them; they take the place of those keys in the small catalogue. */
  readonly text: string;
  /** The text is the whole file. */
  readonly whole?: true;
  /** The file is not there. */
  readonly absent?: true;
  /** There is a link in place of the file. */
  readonly link?: true;
  /** How the file is encoded, where not in UTF-8. */
  readonly encoding?: 'latin1';
  /** What another file has, without which this one would be right. */
  readonly beside?: Pick<Example, 'file' | 'text'>;
  /** How often the last line is repeated, if that is too often to print. */
  readonly repeatLastLine?: number;
}

/** What a code means. Codes are permanent: people search for them and scripts compare them. */
export interface CodeEntry {
  readonly severity: 'error' | 'warning';
  /** Only for warnings about dates that pass: the day for which the examples are checked, YYYY-MM-DD. */
  readonly asOf?: string;
  /** A note on work that goes on: `--strict` makes no error of it. */
  readonly note?: true;
  /** Only `npm run check -- --live` reports it. */
  readonly launch?: true;
  /** The rule that is broken, as a short sentence without its full stop. */
  readonly title: string;
  /** What the rule is for, and what to do. */
  readonly explanation: string;
  /** What to do, as the end of "fix:". */
  readonly fix: string;
  readonly wrong: Example;
  readonly right: Example;
}

/** Takes the common indentation and the outer line ends off a template. */
function dedent(text: string): string {
  const lines = text
    .replace(/^\n/, '')
    .replace(/\n[ ]*$/, '\n')
    .split('\n');
  const indent = Math.min(
    ...lines.filter((line) => line.trim() !== '').map((line) => /^[ ]*/.exec(line)?.[0].length ?? 0),
  );
  return lines.map((line) => line.slice(indent)).join('\n');
}

function within(file: string): (strings: TemplateStringsArray) => Example {
  // The raw text, so that a backslash in an example is a backslash.
  return (strings) => ({ file, text: dedent(strings.raw[0] ?? '') });
}

export const inStore = within('data/stores/luban.yaml');
export const inSouk = within('data/stores/souk.yaml');
export const inSite = within('data/site.yaml');
export const inHome = within('data/home.yaml');
export const inRedirects = within('data/redirects.yaml');
export const inClaims = within('data/claims.yaml');
export const inCategories = within('data/categories.yaml');
export const inSeasons = within('data/seasons.yaml');
export const inNetworks = within('data/networks.yaml');
export const inMessages = within('data/messages/interface.yaml');
export const inAbout = within('data/pages/about.yaml');
export const inAllCoupons = within('data/pages/all-coupons.yaml');
export const inNotFound = within('data/pages/not-found.yaml');
export const inPost = within('data/posts/first-order.yaml');
export const inFeed = within('data/feeds/souk.yaml');

/** A table of the small catalogue's feed, whole. */
export function feedTable(strings: TemplateStringsArray): Example {
  return { file: 'data/feeds/souk.csv', text: dedent(strings.raw[0] ?? ''), whole: true };
}

/** A whole file. */
export function wholeFile(file: string): (strings: TemplateStringsArray) => Example {
  return (strings) => ({ ...within(file)(strings), whole: true });
}

/** The small catalogue as it is, which is right. */
export const untouched: Example = { file: 'data/stores/luban.yaml', text: '' };
