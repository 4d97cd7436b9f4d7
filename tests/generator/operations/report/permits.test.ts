import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../../support/english';
import { checkLaunch, patched, sampleFiles } from '../../support/sample-catalogue';

/**
 * The sample, whose footer has Saudi Arabia, with a permit that a country asks for, and other lines of data/site.yaml.
 */
function withPermit(
  country: string,
  { site = '', since = '' }: { readonly site?: string; readonly since?: string } = {},
) {
  const permit = `    permit:
      name: { en: Permit, ar: ترخيص }
      source: https://www.example.com/rule
      seen: 2025-09-01
${since}`;
  const countries = (sampleFiles['data/countries.yaml'] ?? '').replace(
    new RegExp(`(  ${country}:\\n(?:    .*\\n)+)`),
    `$1${permit}`,
  );
  return { ...patched('data/site.yaml', site), 'data/countries.yaml': countries };
}

const found = (files: Parameters<typeof checkLaunch>[0]): readonly string[] =>
  inEnglish(checkLaunch(files).diagnostics).map(({ code, file, message }) => `${code} ${file} ${message}`);

const licence = (country: string, until = ''): string =>
  `licences:\n  - country: ${country}\n    kind: { en: Permit, ar: ترخيص }\n    number: "1"\n${until}`;

describe('permits that countries ask for', () => {
  test('are named for a country of the footer, of disclosures and of an offer', () => {
    expect(found(withPermit('SA'))).toEqual([
      'permit-missing data/site.yaml the site addresses Saudi Arabia, which asks advertisers for a permit (Permit), and `licences` has none of it',
    ]);
    const disclosures = 'disclosures:\n  AE: { en: An advertisement., ar: إعلان. }\n';
    expect(found(withPermit('AE', { site: disclosures }))).toHaveLength(1);
    const offer = patched('data/stores/luban.yaml', '')['data/stores/luban.yaml'] ?? '';
    const where = offer.replace('    lastVerified: 2025-09\n', '    lastVerified: 2025-09\n    where: [AE]\n');
    expect(found({ ...withPermit('AE'), 'data/stores/luban.yaml': where })).toHaveLength(1);
  });

  test.each([
    ['of a country that the site does not address', withPermit('AE')],
    ['that the site has', withPermit('SA', { site: licence('SA') })],
    ['that are asked for later', withPermit('SA', { since: '      since: 2025-10-21\n' })],
  ])('are not named if they are permits %s', (_name, files) => {
    expect(found(files)).toEqual([]);
  });

  test('are named again when the licence of the site has ended', () => {
    expect(found(withPermit('SA', { site: licence('SA', '    until: 2025-10-20\n') }))).toEqual([]);
    expect(found(withPermit('SA', { site: licence('SA', '    until: 2025-10-19\n') }))).toHaveLength(1);
  });
});
