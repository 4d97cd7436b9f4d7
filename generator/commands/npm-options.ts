import { WrongUsage, type OptionSpecs } from './command';

/** What was given for a command's options, and the words that are left. */
export interface FromNpm {
  readonly values: Readonly<Record<string, string | boolean>>;
  readonly words: readonly string[];
}

/**
 * `npm run check --strict`: npm takes options that stand before `--` for its own and hands them down in the environment,
 * of `--file new.csv` the word `true`, and leaves `new.csv` among the words. People write it so, and it can be understood.
 */
export function optionsFromNpm(command: string, specs: OptionSpecs, words: readonly string[], environment: Readonly<Record<string, string | undefined>>): FromNpm {
  if (environment['npm_lifecycle_event'] !== command) return { values: {}, words };
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
  if (value === undefined) throw new WrongUsage(`npm keeps these options to itself: write -- before them, npm run ${command} -- --${withoutValue.join(' … --')} …`);
  return { values: { ...values, [only]: value }, words: left };
}
