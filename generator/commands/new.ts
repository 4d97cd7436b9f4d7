import { createInterface } from 'node:readline/promises';
import { dayAt } from '../../src/domain/calendar';
import { toJson } from '../diagnostics/reporters/json';
import { locationOf } from '../diagnostics/reporters/text';
import { load } from '../load/load';
import { loadSchemas } from '../load/schemas';
import { check } from '../check';
import { existingOf } from '../scaffold/existing';
import { pageScaffolding } from '../scaffold/page';
import { postScaffolding } from '../scaffold/post';
import { answerAll, BadAnswer, type Answers, type Scaffolding } from '../scaffold/question';
import { storeScaffolding } from '../scaffold/store';
import { defineCommand, exitCodes, Refused, WrongUsage, type OptionSpecs } from './command';

const kinds: Readonly<Record<string, Scaffolding>> = {
  store: storeScaffolding,
  post: postScaffolding,
  page: pageScaffolding,
};

/** Each question is an option; one that several kinds ask is one option. */
function optionsOf(): OptionSpecs {
  const asked = new Map<string, { readonly words: string; readonly kinds: string[] }>();
  for (const [kind, { questions }] of Object.entries(kinds)) {
    for (const { name, words } of questions) {
      const known = asked.get(name);
      if (known) known.kinds.push(kind);
      else asked.set(name, { words, kinds: [kind] });
    }
  }
  return Object.fromEntries(
    [...asked].map(([name, { words, kinds: askedBy }]) => [
      name,
      { type: 'string', value: '…', summary: `${askedBy.join(', ')}: ${words}` },
    ]),
  );
}

export const command = defineCommand({
  summary: 'begin a store, a post or a page: asks, or takes the answers as options',
  positionals: Object.keys(kinds).join('|'),
  options: optionsOf(),
  async run({ system, values, positionals, say, print, options, terminal }) {
    const [kind = '', ...more] = positionals;
    const scaffolding = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    if (!scaffolding || more.length > 0)
      throw new WrongUsage(`Say what to begin: npm run new ${Object.keys(kinds).join(', npm run new ')}.`);
    const known = new Set(scaffolding.questions.map(({ name }) => name));
    const given: Record<string, string> = {};
    for (const [name, value] of Object.entries(values)) {
      if (!known.has(name)) throw new WrongUsage(`--${name} has no meaning for a ${kind}.`);
      if (typeof value === 'string') given[name] = value;
    }

    const schemas = loadSchemas(system);
    const existing = existingOf(load(system).documents, system.list('data'), schemas);
    const dialogue = terminal.answers ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
    let answers: Answers;
    try {
      answers = await answerAll(
        scaffolding,
        given,
        existing,
        dialogue && ((question) => dialogue.question(question)),
        say,
      );
    } catch (error) {
      if (error instanceof BadAnswer)
        throw new Refused(`--${error.question.name} (${error.question.words}): ${error.problem}.`);
      // Ctrl+D and Ctrl+C: the person has changed their mind, and nothing was written.
      if (error instanceof Error && error.name === 'AbortError') return exitCodes.usage;
      throw error;
    } finally {
      dialogue?.close();
    }

    const files = scaffolding.write(answers, existing, dayAt(system.now, 'UTC'));
    for (const { path } of files)
      if (system.exists(path)) throw new Refused(`${path} is there already, and is left as it is.`);
    for (const { path, text } of files) system.write(path, text);

    const [{ path: own }] = files;
    const { diagnostics, sources } = check(system, schemas);
    const left = diagnostics.filter(({ file }) => file === own);
    if (options.format === 'json') {
      print(
        JSON.stringify(
          { version: 1, written: files.map(({ path }) => path), left: toJson(left, sources).diagnostics },
          null,
          2,
        ),
      );
      return exitCodes.good;
    }
    print(`Written: ${files.map(({ path }) => path).join(', ')}`);
    for (const sentence of scaffolding.next(answers)) say(sentence);
    if (left.length === 0) say('It passes the check. `npm run dev` shows it.');
    else {
      say(`Left for you, and \`npm run check\` says it again:`);
      for (const fault of left) say(`  ${locationOf(fault, sources)}  ${fault.message}`);
    }
    return exitCodes.good;
  },
});
