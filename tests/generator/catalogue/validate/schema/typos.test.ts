import { inEnglish } from '../../../../support/english';
import { expect, test } from 'vitest';
import { check, patched } from '../../../support/sample-catalogue';

const store = 'data/stores/luban.yaml';

function offers(code: string, more = ''): string {
  return `offers:\n  - id: ten-percent\n    kind: code\n    code: ${code}\n    title:\n      en: 10% off\n      ar: خصم 10%\n${more}`;
}

// Slips that a new maintainer made, and the words that put each of them right.
test.each([
  ['a code with a leading space', offers('" LUBAN10"'), '`code` begins with a space', 'remove it'],
  ['a code in curly quotes', offers('“LUBAN10”'), '`“LUBAN10”` cannot be a code', 'use straight ones: "LUBAN10"'],
  [
    'a percentage in Arabic digits',
    offers('"LUBAN10"', '    benefit:\n      kind: percent\n      percent: ١٠٪\n'),
    '`percent` must be a number, and `١٠٪` is a text',
    'write the number alone, in Latin digits: 10',
  ],
  [
    'a page address with its language',
    'path: /en/store/luban\n',
    '`path` cannot be `/en/store/luban`',
    'without the language',
  ],
  [
    'a month in Arabic words',
    'checked: أكتوبر ٢٠٢٥\n',
    '`checked` cannot be `أكتوبر ٢٠٢٥`',
    'write `2025-10` if you meant that; it must be a month',
  ],
  [
    'a featured offer without its kind',
    'featured: ten-percent\nheading:\n  en: "{store}: {code}"\n  ar: "{store}: {code}"\n' +
      offers('"LUBAN10"').replace('    kind: code\n', '').replace('    code: "LUBAN10"\n', ''),
    'the kind of this offer is missing',
    'add `kind:`; kinds: code, deal',
  ],
  [
    'a list with Arabic commas and without brackets',
    'aliases: لبان، بيت اللبان\n',
    '`aliases` must be a list, and `لبان، بيت اللبان` is a text',
    'write [لبان, بيت اللبان]',
  ],
  [
    'a list with Arabic commas between entries and inside one',
    'aliases: [لبان، بيت, "بخور، وعود"]\n',
    '`aliases` has an Arabic comma between entries',
    'write `[لبان, بيت, "بخور، وعود"]`',
  ],
])('%s causes a single error with a matching fix', (_slip, text, message, fix) => {
  const { diagnostics } = check(patched(store, text));
  expect(inEnglish(diagnostics).map((fault) => fault.message)).toEqual([message]);
  expect(inEnglish(diagnostics)[0]?.fix).toContain(fix);
});
