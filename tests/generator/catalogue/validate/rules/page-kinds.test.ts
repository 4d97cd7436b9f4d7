import { expect, test } from 'vitest';
import { check, sampleFiles } from '../../../support/sample-catalogue';

const page = (file: string, text: string): string[] =>
  check({ ...sampleFiles, [file]: text }).diagnostics.map(({ code, severity }) => `${severity} ${code}`);

const compare = `kind: compare
path: /compare
title:
  en: Compare
  ar: قارن
description:
  en: Compare stores.
  ar: قارن المتاجر.
heading:
  en: Compare
  ar: قارن
`;

test('a site may have one comparison page or none, but not two', () => {
  expect(check(sampleFiles).diagnostics).toEqual([]);
  const one = { ...sampleFiles, 'data/pages/compare.yaml': compare };
  expect(check(one).diagnostics.map(({ code }) => code)).not.toContain('duplicate-page-kind');
  const two = { ...one, 'data/pages/compare-too.yaml': compare };
  expect(check(two).diagnostics.map(({ code }) => code)).toContain('duplicate-page-kind');
});

test('the address of the comparison page is fixed', () => {
  expect(page('data/pages/compare.yaml', compare.replace('/compare', '/prices'))).toContainEqual(
    expect.stringMatching(/^error /),
  );
});
