import { expect, test } from 'vitest';
import { check, codesOn, patched } from '../../../support/sample-catalogue';

const site = 'data/site.yaml';

test.each([
  [
    'all channels',
    '  whatsapp: "+12025550123"\n  email: codes@example.com\n  github: example/coupons\n  share: true\n',
    [],
  ],
  ['one channel', '  github: example/coupons\n', []],
  ['no channel', '  {}\n', ['no-report-channel']],
  ['a share sheet that is switched off', '  email: codes@example.com\n  share: false\n', ['unknown-value']],
])('the rule for report channels checks %s', (_name, text, codes) => {
  expect(codesOn(site, `reports:\n${text}`)).toEqual(codes);
});

// Frequent mistakes with their corrections.
test.each([
  ['whatsapp: +12025550123', 'put it in quotes: "+12025550123"'],
  ['whatsapp: "+1 (202) 555-0123"', 'write `+12025550123` if you meant that'],
  ['whatsapp: "0012025550123"', 'write `+12025550123` if you meant that'],
  ['whatsapp: "+١٢٠٢٥٥٥٠١٢٣"', 'write `+12025550123`'],
  ['email: mailto:codes@example.com', 'write `codes@example.com` if you meant that'],
  ['github: https://github.com/example/coupons/issues', 'write `example/coupons` if you meant that'],
])('the rule for report channels suggests a correction for %s', (line, fix) => {
  expect(check(patched(site, `reports:\n  ${line}\n`)).report).toContain(fix);
});
