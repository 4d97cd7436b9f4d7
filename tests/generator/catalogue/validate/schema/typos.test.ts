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
    'a percentage with a percent sign',
    offers('"LUBAN10"', '    benefit:\n      kind: percent\n      percent: 10%\n'),
    '`percent` must be a number, and `10%` is a text',
    'write the number alone: 10',
  ],
  [
    'a percentage in Arabic digits',
    offers('"LUBAN10"', '    benefit:\n      kind: percent\n      percent: ١٠٪\n'),
    '`percent` must be a number, and `١٠٪` is a text',
    'write the number alone, in Latin digits: 10',
  ],
  [
    'a date in Arabic digits',
    offers('"LUBAN10"', '    expires: ٢٠٢٦-١٢-٣١\n'),
    '`expires` cannot be `٢٠٢٦-١٢-٣١`',
    'write `2026-12-31`',
  ],
  [
    'a page address with its language',
    'path: /en/store/luban\n',
    '`path` cannot be `/en/store/luban`',
    'without the language',
  ],
  [
    'a dash without a space',
    'aliases:\n  - Luban House\n  -House of Luban\n',
    'the dash of a list has no space after it',
    'write a space between the dash and the word',
  ],
  [
    'an English text with a placeholder in both languages',
    'heading:\n  en: "All {store} promo codes"\n  ar: All promo codes\n',
    'the Arabic text of `heading` has no Arabic word',
    'translate it',
  ],
  [
    'an English text of two lower-case words in both languages',
    'heading:\n  en: promo codes\n  ar: promo codes\n',
    'the Arabic text of `heading` has no Arabic word',
    'translate it',
  ],
  [
    'a day that does not exist',
    offers('"LUBAN10"', '    expires: 2026-02-30\n'),
    '`expires` cannot be `2026-02-30`',
    'write `2026-02-28` if you meant that; it must be a day',
  ],
  [
    'a date in words',
    offers('"LUBAN10"', '    expires: 31 December 2026\n'),
    '`expires` cannot be `31 December 2026`',
    'write `2026-12-31` if you meant that; it must be a day',
  ],
  [
    'a month in Arabic words',
    'checked: أكتوبر ٢٠٢٥\n',
    '`checked` cannot be `أكتوبر ٢٠٢٥`',
    'write `2025-10` if you meant that; it must be a month',
  ],
  [
    'yes in place of true',
    offers('"LUBAN10"', '    verified: yes\n    lastVerified: 2025-10\n'),
    '`verified` must be true or false, and `yes` is a text',
    'write true, without quotes',
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
  [
    'a pair of HTML tags',
    'sections:\n  - kind: prose\n    body:\n      en: Press <b>here</b>.\n      ar: اضغط **هنا**.\n',
    '`<b>` is HTML, and texts are Markdown',
    'use **bold**',
  ],
])('%s causes a single error with a matching fix', (_slip, text, message, fix) => {
  const { diagnostics } = check(patched(store, text));
  expect(inEnglish(diagnostics).map((fault) => fault.message)).toEqual([message]);
  expect(inEnglish(diagnostics)[0]?.fix).toContain(fix);
});
