import { outputFormats, WrongUsage, type OptionSpecs } from './command';

/** The arguments that a command accepts. */
export interface Accepted {
  /** Its name, which is also the name of the npm script. */
  readonly command: string;
  readonly specs: OptionSpecs;
  readonly takesPositionals: boolean;
}

/** The values of options that npm has consumed, and the positional arguments without them. */
export interface FromNpm {
  readonly values: Readonly<Record<string, string | boolean>>;
  readonly positionals: readonly string[];
}

/**
 * Understands options without a preceding `--`, as in `npm run check --strict`. npm consumes those as its own and passes them on in
 * environment variables. For `--file new.csv` the variable is `true`, and `new.csv` is left among the positional arguments.
 */
export function optionsFromNpm(
  accepted: Accepted,
  positionals: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): FromNpm {
  if (environment['npm_lifecycle_event'] !== accepted.command) return { values: {}, positionals };
  const { format, positionals: others } = formatAmong(accepted, positionals);
  if (format === undefined) return optionsFromEnvironment(accepted, positionals, environment);
  const { format: _known, ...specs } = accepted.specs;
  const rest = optionsFromEnvironment({ ...accepted, specs }, others, environment);
  return { values: { ...rest.values, format }, positionals: rest.positionals };
}

/**
 * Understands `npm run check --format json`: npm takes `--format` for an abbreviation of an option of its own, sets no variable, and
 * leaves `json`. As the last argument, and not the only one of a command that accepts some, it can only be the format.
 */
function formatAmong(
  { specs, takesPositionals }: Accepted,
  positionals: readonly string[],
): { readonly format?: string; readonly positionals: readonly string[] } {
  const last = positionals.at(-1);
  const isFormat =
    'format' in specs && outputFormats.some((name) => name === last) && (!takesPositionals || positionals.length > 1);
  return isFormat && last !== undefined ? { format: last, positionals: positionals.slice(0, -1) } : { positionals };
}

function optionsFromEnvironment(
  { command, specs }: Accepted,
  positionals: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): FromNpm {
  const values: Record<string, string | boolean> = {};
  const left = [...positionals];
  const withoutValue: string[] = [];
  for (const [name, { type }] of Object.entries(specs)) {
    const given = environment[`npm_config_${name.replaceAll('-', '_')}`];
    if (given === undefined || given === '') continue;
    if (type === 'boolean') values[name] = given === 'true';
    else if (given === 'true') withoutValue.push(name);
    else values[name] = given;
  }
  const [only, second] = withoutValue;
  if (only === undefined) return { values, positionals };
  // npm does not say which of two values belongs to which of two options.
  const value = second === undefined ? left.pop() : undefined;
  if (value === undefined)
    throw new WrongUsage(
      `npm consumes these options itself: write -- before them, npm run ${command} -- --${withoutValue.join(' … --')} …`,
    );
  return { values: { ...values, [only]: value }, positionals: left };
}
