import { outputFormats, WrongUsage, type OptionSpecs } from './command';

/** What a command can be given. */
export interface Takes {
  /** Its name, which is that of npm's script. */
  readonly command: string;
  readonly specs: OptionSpecs;
  readonly takesWords: boolean;
}

/** What was given for a command's options, and the words that are left. */
export interface FromNpm {
  readonly values: Readonly<Record<string, string | boolean>>;
  readonly words: readonly string[];
}

/**
 * `npm run check --strict`: npm takes options that stand before `--` for its own and hands them down in the environment,
 * of `--file new.csv` the word `true`, and leaves `new.csv` among the words. People write it so, and it can be understood.
 */
export function optionsFromNpm(
  takes: Takes,
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): FromNpm {
  if (environment['npm_lifecycle_event'] !== takes.command) return { values: {}, words };
  const { format, words: others } = formatAmong(takes, words);
  if (format === undefined) return optionsFromEnvironment(takes, words, environment);
  const { format: _known, ...specs } = takes.specs;
  const rest = optionsFromEnvironment({ ...takes, specs }, others, environment);
  return { values: { ...rest.values, format }, words: rest.words };
}

/**
 * `npm run check --format json`: npm takes `--format` for the beginning of an option of its own, tells nobody, and
 * leaves the word `json`. At the end, and not the only word where words are taken, it can mean nothing else.
 */
function formatAmong(
  { specs, takesWords }: Takes,
  words: readonly string[],
): { readonly format?: string; readonly words: readonly string[] } {
  const last = words.at(-1);
  const isFormat =
    'format' in specs && outputFormats.some((name) => name === last) && (!takesWords || words.length > 1);
  return isFormat && last !== undefined ? { format: last, words: words.slice(0, -1) } : { words };
}

function optionsFromEnvironment(
  { command, specs }: Takes,
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): FromNpm {
  const values: Record<string, string | boolean> = {};
  const left = [...words];
  const withoutValue: string[] = [];
  for (const [name, { type }] of Object.entries(specs)) {
    const given = environment[`npm_config_${name.replaceAll('-', '_')}`];
    if (given === undefined || given === '') continue;
    if (type === 'boolean') values[name] = given === 'true';
    else if (given === 'true') withoutValue.push(name);
    else values[name] = given;
  }
  const [only, second] = withoutValue;
  if (only === undefined) return { values, words };
  // Which of two words belongs to which of two options npm does not tell.
  const value = second === undefined ? left.pop() : undefined;
  if (value === undefined)
    throw new WrongUsage(
      `npm keeps these options to itself: write -- before them, npm run ${command} -- --${withoutValue.join(' … --')} …`,
    );
  return { values: { ...values, [only]: value }, words: left };
}
