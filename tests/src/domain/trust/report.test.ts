import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  fittingMessage,
  isolatedCode,
  longestAddress,
  messageText,
  parseReportLine,
  reportLine,
  reportLinks,
  typedCode,
  type Report,
} from '../../../../src/domain/trust/report';
import { answersOf } from '../../../../src/domain/verdict/refusal';
import { projectRoot } from '../../../support/catalogue';

const seed = { seed: 20261122 };

/** All characters that a line may contain. */
const safe = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789:/.-+';

const slug = fc.stringMatching(/^[a-z0-9]{1,12}(-[a-z0-9]{1,8}){0,2}$/);
/** Arbitrary codes that can be typed, with a higher share of realistic ones. */
const code = fc
  .oneof(
    fc.stringMatching(/^[A-Z0-9-]{1,20}$/),
    fc.stringMatching(/^[A-Za-z0-9+%. _/:-]{1,30}$/),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 32 }),
    fc.constantFrom('خصم20', 'EARLY BIRD', 'SAVE10%', 'A+B', 'über', '🎉DEAL', '.2e.', '+', '-'),
  )
  .map((text) => typedCode(text))
  .filter((text) => text !== undefined);

const orNone = <Value>(values: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.option(values, { nil: undefined });

const answers: fc.Arbitrary<Report['answers']> = fc
  .record({
    country: orNone(fc.constantFrom('SA', 'AE', 'KW', 'QA', 'OM', 'BH', 'EG')),
    channel: orNone(fc.constantFrom('site', 'app')),
    customer: orNone(fc.constantFrom('new', 'returning')),
    basket: orNone(
      fc.record({
        amount: fc.integer({ min: 1, max: 999_999_999 }).map((thousandths) => thousandths / 1000),
        currency: fc.constantFrom('USD', 'AED', 'SAR', 'KWD', 'QAR', 'OMR', 'BHD', 'JOD', 'EGP', 'EUR'),
      }),
    ),
  })
  .map((all) => Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)));

const subject = fc.oneof(
  fc.record({
    kind: fc.constantFrom('yes', 'no'),
    offer: fc.oneof(slug, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })),
  }),
  fc.record({ kind: fc.constant('new'), code }),
);

const day = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const reports: fc.Arbitrary<Report> = fc
  .record({ subject, store: slug, answers, day })
  .map(({ subject: about, ...rest }) => ({ ...about, ...rest }));

const failed: Report = {
  kind: 'no',
  store: 'temu',
  offer: 'alb121108',
  answers: { country: 'SA', channel: 'app', customer: 'returning', basket: { amount: 250, currency: 'SAR' } },
  day: '2026-11-22',
};

describe('the line of a report', () => {
  it.each<readonly [string, Report]>([
    ['QSM1:temu/alb121108:no:SA:app:returning:250SAR:2026-11-22:i', failed],
    ['QSM1:temu/alb121108:yes:-:-:-:-:2026-11-22:J', { ...failed, kind: 'yes', answers: {} }],
    [
      'QSM1:temu/+SAVE20:new:SA:-:-:250.5SAR:2026-11-22:O',
      {
        kind: 'new',
        store: 'temu',
        code: 'SAVE20',
        answers: { country: 'SA', basket: { amount: 250.5, currency: 'SAR' } },
        day: '2026-11-22',
      },
    ],
    [
      'QSM1:noon/+.62E..635..645.20:new:-:-:-:-:2026-11-22:O',
      { kind: 'new', store: 'noon', code: 'خصم20', answers: {}, day: '2026-11-22' },
    ],
  ])('has the form %s', (line, report) => {
    expect(reportLine(report)).toBe(line);
    expect(parseReportLine(line)).toEqual(report);
  });

  it('omits an amount that no shop could show', () => {
    for (const amount of [0, -1, Number.NaN, Infinity, 1e9, 0.0001])
      expect(reportLine({ ...failed, answers: { basket: { amount, currency: 'SAR' } } })).toContain(':-:-:-:-:');
  });

  it('is parsed back to the same report for any code', () => {
    fc.assert(
      fc.property(reports, (report) => {
        expect(parseReportLine(reportLine(report))).toEqual(report);
      }),
      { ...seed, numRuns: 2000 },
    );
  });

  it('contains only characters that a right-to-left text cannot reorder, with a letter at both ends', () => {
    fc.assert(
      fc.property(reports, (report) => {
        expect(reportLine(report)).toMatch(/^[A-Za-z][A-Za-z0-9:/.+-]*[A-Za-z]$/);
      }),
      { ...seed, numRuns: 2000 },
    );
  });

  it('is rejected when any single character was changed', () => {
    fc.assert(
      fc.property(reports, (report) => {
        const line = reportLine(report);
        const accepted = [...line].flatMap((sign, at) =>
          [...safe, ' ', '٠', 'خ', '\u200f']
            .filter((other) => other !== sign)
            .map((other) => line.slice(0, at) + other + line.slice(at + 1))
            .filter((changed) => parseReportLine(changed) !== undefined),
        );
        expect(accepted).toEqual([]);
      }),
      { ...seed, numRuns: 25 },
    );
  });

  it('is rejected when two neighbouring characters were swapped', () => {
    const line = reportLine(failed);
    for (let at = 1; at < line.length; at += 1) {
      const [one = '', other = ''] = [line.charAt(at - 1), line.charAt(at)];
      if (one !== other)
        expect(parseReportLine(line.slice(0, at - 1) + other + one + line.slice(at + 1))).toBeUndefined();
    }
  });

  it.each(['', 'QSM1', 'QSM2:temu/a:no:-:-:-:-:2026-11-22:A', 'Thank you for the code!', `${reportLine(failed)}:A`])(
    'is not recognized in the text %j',
    (text) => {
      expect(parseReportLine(text)).toBeUndefined();
    },
  );
});

it('answersOf keeps only the answers that a test in the data can contain', () => {
  const money = { minorUnits: { SAR: 2, KWD: 3 }, rates: {}, currencyOf: {} };
  const said = { country: 'SA', channel: 'app', customer: 'returning' } as const;
  expect(answersOf({ ...said, amount: 25_050, currency: 'SAR', member: true, usedBefore: false }, money)).toEqual({
    ...said,
    basket: { amount: 250.5, currency: 'SAR' },
  });
  expect(answersOf({ amount: 1, currency: 'KWD' }, money)).toEqual({ basket: { amount: 0.001, currency: 'KWD' } });
  expect(answersOf({ currency: 'KWD' }, money)).toEqual({});
});

describe('a code that a visitor types', () => {
  it.each([
    ['SAVE20', 'SAVE20'],
    ['  EARLY BIRD ', 'EARLY BIRD'],
    ['خصم20', 'خصم20'],
    ['', undefined],
    ['   ', undefined],
    ['A\nB', undefined],
    ['A\u0000', undefined],
    ['\ud800', undefined],
    ['A'.repeat(65), undefined],
  ])('is read from %j as %j', (text, expected) => {
    expect(typedCode(text)).toBe(expected);
  });

  it('is isolated in a sentence when the text around it could reorder it', () => {
    expect(isolatedCode('SAVE 20%', 'en')).toBe('SAVE 20%');
    expect(isolatedCode('SAVE 20%', 'ar')).toBe('\u2068SAVE 20%\u2069');
    expect(isolatedCode('خصم20', 'en')).toBe('\u2068خصم20\u2069');
  });
});

const channels = { whatsapp: '+12025550123', email: 'codes@example.com', github: 'example/coupons' } as const;
const message = { subject: 'Report', sentence: 'It did not work & more.', line: reportLine(failed) };

describe('the links of a report', () => {
  it('open each channel in the settings with the message', () => {
    expect(reportLinks(channels, { ...message, line: 'QSM1:a/+B' })).toEqual([
      {
        channel: 'whatsapp',
        href: 'https://wa.me/12025550123?text=It%20did%20not%20work%20%26%20more.%0A%0AQSM1%3Aa%2F%2BB',
      },
      {
        channel: 'email',
        href: 'mailto:codes@example.com?subject=Report&body=It%20did%20not%20work%20%26%20more.%0D%0A%0D%0AQSM1%3Aa%2F%2BB',
      },
      {
        channel: 'github',
        href: 'https://github.com/example/coupons/issues/new?template=report.yml&message=It%20did%20not%20work%20%26%20more.&line=QSM1%3Aa%2F%2BB',
      },
    ]);
    expect(reportLinks({ email: 'codes@example.com' }, message)).toHaveLength(1);
    expect(reportLinks({ share: true }, message)).toEqual([]);
  });

  it('open each channel without a message', () => {
    expect(reportLinks(channels).map(({ href }) => href)).toEqual([
      'https://wa.me/12025550123',
      'mailto:codes@example.com',
      'https://github.com/example/coupons/issues/new?template=report.yml',
    ]);
  });

  it('fill in only text fields of the issue form, because a drop-down would make GitHub drop them all', () => {
    const form = parse(readFileSync(path.join(projectRoot, '.github/ISSUE_TEMPLATE/report.yml'), 'utf8')) as {
      readonly body: readonly { readonly type: string; readonly id?: string }[];
    };
    const fields = form.body.flatMap(({ type, id }) => (type === 'input' || type === 'textarea' ? [id] : []));
    expect(form.body.map(({ type }) => type)).not.toContain('dropdown');
    const { searchParams } = new URL(reportLinks({ github: 'example/coupons' }, message)[0]?.href ?? '');
    expect([...searchParams.keys()]).toEqual(['template', ...fields]);
  });

  it('have at most 2,000 characters for any input and store name', () => {
    const text = fc.string({ unit: 'binary', maxLength: 400 }).filter((words) => !/\p{Cs}/u.test(words));
    fc.assert(
      fc.property(reports, text, text, (report, long, short) => {
        const rest = { subject: short, line: reportLine(report) };
        const fitting = fittingMessage(channels, [long, short], rest);
        for (const { href } of reportLinks(channels, fitting)) expect(href.length).toBeLessThanOrEqual(longestAddress);
        expect(messageText(fitting).endsWith(rest.line)).toBe(true);
      }),
      seed,
    );
  });

  it('contain the longest sentence that fits', () => {
    const rest = { subject: 'Report', line: reportLine(failed) };
    expect(fittingMessage(channels, ['Long.', 'Short.'], rest).sentence).toBe('Long.');
    expect(fittingMessage(channels, ['ا'.repeat(400), 'Short.'], rest).sentence).toBe('Short.');
    expect(messageText(fittingMessage(channels, ['ا'.repeat(400)], rest))).toBe(rest.line);
  });
});
