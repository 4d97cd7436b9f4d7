import { describe, expect, test } from 'vitest';
import { sortDiagnostics } from '../../../../../generator/catalogue/diagnostics/diagnostic';
import { formatText } from '../../../../../generator/catalogue/diagnostics/reporters/text';
import { load } from '../../../../../generator/catalogue/load/load';
import {
  interfaceDiagnostics,
  messagesIn,
  readInterfaceMessages,
} from '../../../../../generator/catalogue/validate/messages/interface-messages';
import { validate } from '../../../../../generator/catalogue/validate/validate';
import { projectSystem } from '../../../../support/catalogue';
import { inEnglish } from '../../../../support/english';
import { brief, filesOf, sampleFiles, schemas, today } from '../../../support/sample-catalogue';

test('the ids of messages are read from the text of a module', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a module.
  const code = "<A id=\"vote.up\" /> formatMessage({ id: 'vote.down' }) `votes.${side}` `${file}.json` 'words'";
  expect(messagesIn(code)).toEqual(['vote.up', 'vote.down', 'votes.*']);
});

// What the code needs and the catalogue lacks is found by every check of the data.
test('the code uses every message of the catalogue, and composes no id that composed-messages.ts does not list', () => {
  const needed = readInterfaceMessages(projectSystem());
  const { catalogue } = validate(load(projectSystem()).documents, { schemas, today });
  const ofCodes = /^(?:country(?:-short)?|money(?:-words)?)\.[A-Z]{2,3}$/;
  expect([...(catalogue?.messages.keys() ?? [])].filter((id) => !ofCodes.test(id) && !needed?.has(id))).toEqual([]);
});

test('every currency of the data, and no other, requires a message for amounts', () => {
  const needed = new Map([['money.*', ['amount']]]);
  expect(inEnglish(interfaceDiagnostics(needed, [], new Map(), ['AED', 'TRY']))).toMatchObject([
    { message: '2 messages that the interface needs are missing: money.AED, money.TRY' },
  ]);
});

describe('the check of the interface messages', () => {
  const needed = new Map<string, readonly string[]>([
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
    const { diagnostics } = validate(loaded.documents, { today, schemas, interfaceMessages: () => needed });
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
      'why: the code that shows this message has no such value',
      'fix: did you mean `count`? write the placeholder as the history of the file has it',
    ]);
  });

  test('reports no missing message while a file of messages cannot be read', () => {
    expect(report('  a: [')).not.toContain('missing-message');
  });
});
