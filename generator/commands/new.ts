import { createInterface } from 'node:readline/promises';
import { dayAt } from '../../src/domain/calendar';
import { toJson } from '../diagnostics/reporters/json';
import { locationOf } from '../diagnostics/reporters/text';
import { load } from '../load/load';
import { loadSchemas } from '../load/schemas';
import { check } from '../check/check';
import { existingOf, type Existing } from '../scaffold/existing';
import { pageScaffolding } from '../scaffold/page';
import { postScaffolding } from '../scaffold/post';
import { asDraft } from '../scaffold/draft';
import { answerAll, BadAnswer, type Answers, type Scaffolding } from '../scaffold/question';
import { storeScaffolding } from '../scaffold/store';
import { defineCommand, exitCodes, Refused, WrongUsage, type OptionSpecs, type OptionValues } from './command';

const kinds: Readonly<Record<string, Scaffolding>> = {
  store: storeScaffolding,
  post: postScaffolding,
  page: pageScaffolding,
};

/** One option for each question. Kinds with the same question share its option. */
function optionsOf(): OptionSpecs {
  const asked = new Map<string, { readonly label: string; readonly kinds: string[] }>();
  for (const [kind, { questions }] of Object.entries(kinds)) {
    for (const { name, label } of questions) {
      const known = asked.get(name);
      if (known) known.kinds.push(kind);
      else asked.set(name, { label, kinds: [kind] });
    }
  }
  return Object.fromEntries(
    [...asked].map(([name, { label, kinds: askedBy }]) => [
      name,
      { type: 'string', value: '…', summary: `${askedBy.join(', ')}: ${label}` },
    ]),
  );
}

/** The answers that were given as options. */
function givenAnswers(kind: string, { questions }: Scaffolding, values: OptionValues<OptionSpecs>): Answers {
  const known = new Set(questions.map(({ name }) => name));
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (!known.has(name)) throw new WrongUsage(`--${name} is not an option of "new ${kind}".`);
    if (typeof value === 'string') given[name] = value;
  }
  return given;
}

/** All answers, from the terminal where an option is missing; undefined if the user stopped with Ctrl+C or Ctrl+D. */
async function readAnswers(
  scaffolding: Scaffolding,
  given: Answers,
  existing: Existing,
  interactive: boolean,
  say: (text: string) => void,
): Promise<Answers | undefined> {
  const terminalInput = interactive ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
  try {
    return await answerAll(
      scaffolding,
      given,
      existing,
      terminalInput && ((question) => terminalInput.question(question)),
      say,
    );
  } catch (error) {
    if (error instanceof BadAnswer)
      throw new Refused(`--${error.question.name} (${error.question.label}): ${error.problem}.`);
    if (error instanceof Error && error.name === 'AbortError') return undefined;
    throw error;
  } finally {
    terminalInput?.close();
  }
}

export const command = defineCommand({
  summary: 'create a store, a post or a page from questions or options',
  positionals: Object.keys(kinds).join('|'),
  options: {
    ...optionsOf(),
    draft: { type: 'boolean', summary: 'store, post, page: make it a draft, which is not published' },
  },
  async run({ system, values, positionals, say, print, options, terminal }) {
    const [kind = '', ...more] = positionals;
    const scaffolding = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    if (!scaffolding || more.length > 0)
      throw new WrongUsage(`Name what to create: npm run new ${Object.keys(kinds).join(', npm run new ')}.`);
    const { draft = false, ...answersGiven } = values;
    const given = givenAnswers(kind, scaffolding, answersGiven);

    const schemas = loadSchemas(system);
    const existing = existingOf(load(system).documents, system.list('data'), schemas);
    const answers = await readAnswers(scaffolding, given, existing, terminal.answers, say);
    if (!answers) return exitCodes.usage;

    const written = scaffolding.write(answers, existing, dayAt(system.now, 'UTC'));
    const files = draft ? asDraft(written) : written;
    for (const { path } of files)
      if (system.exists(path)) throw new Refused(`${path} exists already. It was not changed.`);
    for (const { path, text } of files) system.write(path, text);

    const [{ path: own }] = files;
    const { diagnostics, sources } = check(system, schemas);
    const left = diagnostics.filter(({ file }) => file === own);
    const paths = files.map(({ path }) => path);
    if (options.format === 'json') {
      print(JSON.stringify({ version: 1, written: paths, left: toJson(left, sources).diagnostics }, null, 2));
      return exitCodes.good;
    }
    print(`Written: ${paths.join(', ')}`);
    for (const sentence of scaffolding.next(answers)) say(sentence);
    if (left.length === 0) say('It passes the check. Run `npm run dev` to see it.');
    else {
      say(`Still to do (\`npm run check\` lists it again):`);
      for (const each of left) say(`  ${locationOf(each, sources)}  ${each.message}`);
    }
    return exitCodes.good;
  },
});
