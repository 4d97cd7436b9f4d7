import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { isToolMessage } from '../../../../../src/domain/pages/messages';
import { sortDiagnostics } from '../../../../../generator/catalogue/diagnostics/diagnostic';
import { formatText } from '../../../../../generator/catalogue/diagnostics/reporters/text';
import { load } from '../../../../../generator/catalogue/load/load';
import {
  interfaceDiagnostics,
  type InterfaceFile,
} from '../../../../../generator/catalogue/validate/messages/interface-messages';
import { validate } from '../../../../../generator/catalogue/validate/validate';
import { dayAt } from '../../../../../src/domain/dates/calendar';
import { readMessageUse } from '../../../../support/message-parts';
import { brief, filesOf, sampleFiles, schemas, today } from '../../../support/sample-catalogue';
import { projectSystem } from '../../../../support/catalogue';
import { inEnglish } from '../../../../support/english';

const root = path.resolve(import.meta.dirname, '../../../../..');

const system = projectSystem();
const { catalogue } = validate(load(system).documents, { schemas, today: dayAt(system.present, 'UTC') });
if (!catalogue) throw new Error('The catalogue has faults.');
const { messages } = catalogue;
const used = readMessageUse([...messages.keys()]);

/**
 * Which messages each part of the interface uses, and what it fills them with: `check` and builds read it where no
 * source is parsed. `tsc` has proved that the catalogue has each of them with these placeholders. After a change of the
 * code: `npx vitest run --config tests/vitest.config.ts --project unit
 * tests/generator/catalogue/validate/messages/interface-messages.test.ts --update`.
 */
test('interface-messages.json lists the messages that each part of the interface uses', async () => {
  const ids = [...new Set([...Object.values(used.parts).flat(), ...used.editor, ...used.sentences])].sort();
  const file = {
    placeholders: Object.fromEntries(ids.map((id) => [id, Object.keys(messages.get(id)?.placeholders ?? {}).sort()])),
    parts: used.parts,
  } satisfies InterfaceFile;
  await expect(`${JSON.stringify(file, undefined, 2)}\n`).toMatchFileSnapshot(
    path.join(root, 'generator/catalogue/validate/messages/interface-messages.json'),
  );
});

test('every message id in the code can be found by parsing the source', () => {
  expect(used.unreadable).toEqual([]);
});

test('every message of the catalogue is used', () => {
  const ids = new Set([...Object.values(used.parts).flat(), ...used.editor, ...used.sentences]);
  expect([...messages.keys()].filter((id) => !ids.has(id))).toEqual([]);
});

test('pages use no message of a tool, and the form editor uses only those', () => {
  const { freshness: _freshness, problems: _problems, ...ofPages } = used.parts;
  expect(Object.values(ofPages).flat().filter(isToolMessage)).toEqual([]);
  expect(used.editor.filter((id) => !isToolMessage(id))).toEqual([]);
});

test('no part of the interface lists a message that the shell already has', () => {
  const shell = new Set(used.parts.shell);
  // The offline document has no shell.
  const { shell: _shell, offline: _offline, preview: _preview, generator: _generator, ...others } = used.parts;
  for (const ids of Object.values(others)) expect(ids.filter((id) => shell.has(id))).toEqual([]);
});

test('every currency of the data, and no other, requires a message for amounts', () => {
  const needed = new Map([['money.SAR', ['amount']]]);
  expect(inEnglish(interfaceDiagnostics(needed, [], new Map(), ['AED', 'TRY']))).toMatchObject([
    { message: '2 messages that the interface needs are missing: money.AED, money.TRY' },
  ]);
});

describe('the check of the interface messages', () => {
  const needed = new Map([
    ['search.label', []],
    ['search.none', []],
    ['search.found', ['count', 'store']],
    ['vote.up', []],
    ['vote.down', []],
  ]);
  const words = (id: string, en = 'Words', ar = 'كلمات'): string =>
    `  ${id}:\n    en: ${JSON.stringify(en)}\n    ar: ${JSON.stringify(ar)}\n    note: A note.\n`;
  const all = [
    words('search.label'),
    words('search.none'),
    words('search.found', '{count} of {store}', '{count} {store}'),
    words('vote.up'),
    words('vote.down'),
  ];

  function report(messages: string, more: Readonly<Record<string, string>> = {}): string {
    const { 'data/messages/needed.yaml': _needed, ...others } = sampleFiles;
    const loaded = load(filesOf({ ...others, 'data/messages/interface.yaml': `messages:\n${messages}`, ...more }));
    const { diagnostics } = validate(loaded.documents, { today, schemas, interfaceMessages: needed });
    return formatText(sortDiagnostics([...loaded.diagnostics, ...diagnostics]), loaded.sources);
  }

  test('accepts any wording', () => {
    expect(report(all.join(''))).toBe('');
  });

  test('accepts a message in any file, next to others', () => {
    expect(
      report(`${all.slice(1).join('')}${words('other.thing')}`, {
        'data/messages/more.yaml': `messages:\n${all[0] ?? ''}`,
      }),
    ).toBe('');
  });

  test('reports a misspelled id at its place', () => {
    expect(brief(report(all.join('').replace('search.label', 'search.lable')))).toEqual([
      'error[missing-message]: the message `search.label` is missing',
      '--> data/messages/interface.yaml:2:3 ^^^^^^^^^^^^',
      'why: the interface needs it, and does not use `search.lable`',
      'fix: did you mean `search.label` here?',
    ]);
  });

  test('reports missing messages together, grouped by their file', () => {
    expect(brief(report(all.slice(1, 3).join('')))).toEqual([
      'error[missing-message]: a message that the interface needs is missing: search.label',
      '--> data/messages/interface.yaml:2:3 ^^^^^^^^^^^',
      'why: this file contains the messages of `search`',
      'fix: write it with `en`, `ar` and `note`, or restore it from the history of the file',
      'error[missing-message]: 2 messages that the interface needs are missing: vote.up, vote.down',
      '--> data/messages/vote.yaml',
      'fix: write them with `en`, `ar` and `note`, or restore them from the history of the file',
    ]);
  });

  test('reports a placeholder that the interface does not fill', () => {
    expect(brief(report(all.join('').replaceAll('{count}', '{cuont}')))).toEqual([
      'error[unknown-placeholder]: the interface has no value for `{cuont}` in this message',
      '--> data/messages/interface.yaml:11:10 ^^^^^^',
      'why: generator/catalogue/validate/messages/interface-messages.json lists the placeholders of each message; a test updates it after a change of the code',
      'fix: did you mean `count`? placeholders of this message: count, store',
    ]);
  });

  test('reports no missing message while a file of messages cannot be read', () => {
    expect(report('  a: [')).not.toContain('missing-message');
  });
});
