import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { offersOfMessage } from '../../../../generator/authoring/everyday/message-offers';
import type { Choice } from '../../../../src/domain/editing/editor-protocol';
import { EverydayProject } from './sample';

const choice = (value: string, en = value, ar = value): Choice => ({ value, label: { en, ar } });
const lists = {
  country: ['SA', 'AE', 'KW'].map((code) => choice(code)),
  currency: ['SAR', 'AED', 'KWD'].map((code) => choice(code)),
  payment: ['mada', 'tabby'].map((id) => choice(id)),
  goods: [choice('perfumes', 'Perfumes', 'عطور'), choice('gift-cards', 'Gift cards', 'بطاقات هدايا')],
};
const store = {
  url: 'https://www.example.com/luban',
  offers: [{ id: 'oud20', kind: 'code', code: 'OUD10' }],
};
const read = (text: string) => offersOfMessage(text, { received: '2026-11-24', store, lists, blank: '' });

describe('offersOfMessage', () => {
  test('gives each field that a message states, with its words, and leaves the title to a person', () => {
    const text =
      '20% off with code OUD20 for new customers in Saudi Arabia and Kuwait, orders over 200 SAR, until 31 December 2026';
    expect(read(text)).toEqual({
      values: [
        {
          id: 'oud20-2',
          kind: 'code',
          code: 'OUD20',
          url: store.url,
          title: { en: '', ar: '' },
          benefit: { kind: 'percent', percent: 20 },
          minimumSpend: { amount: 200, currency: 'SAR' },
          who: 'new-customers',
          where: ['SA', 'KW'],
          expires: '2026-12-31',
        },
      ],
      read: {
        text,
        marks: expect.any(Array),
        offers: [
          {
            id: 'oud20-2',
            words: {
              code: ['OUD20'],
              benefit: ['20%'],
              minimumSpend: ['200 SAR'],
              who: ['new customers'],
              where: ['Saudi Arabia', 'Kuwait'],
              expires: ['31 December 2026'],
            },
            open: [],
          },
        ],
        known: [],
      },
    });
  });

  test('reads an Arabic message, and finds kinds of goods by their names', () => {
    const { values } = read('خصم ١٥٪ بكود OUD15 لأول طلب، باستثناء العطور وبطاقات الهدايا');
    expect(values).toMatchObject([
      {
        code: 'OUD15',
        benefit: { kind: 'percent', percent: 15 },
        who: 'new-customers',
        applies: { except: ['perfumes', 'gift-cards'] },
      },
    ]);
  });

  test('leaves open what a message does not state, and what no file can have', () => {
    const { values, read: message } = read('From 20% off with code OUD30 for existing customers, excluding candles');
    expect(values).toEqual([{ id: 'oud30', kind: 'code', code: 'OUD30', url: store.url, title: { en: '', ar: '' } }]);
    expect(message.offers).toMatchObject([
      { words: { code: ['OUD30'] }, open: ['benefit', 'minimumSpend', 'who', 'where', 'applies', 'expires'] },
    ]);
  });

  test('marks the words of all offers in their order, without overlaps', () => {
    const { text, marks } = read('OUD20: 20% off. OUD30: 30% off. Both in Kuwait.').read;
    const ends = marks.map(({ end }) => end);
    expect(marks.every(({ start }, index) => start >= (ends[index - 1] ?? 0))).toBe(true);
    expect(marks.map(({ start, end }) => text.slice(start, end))).toEqual(['OUD20', '20%', 'OUD30', '30%', 'Kuwait']);
  });

  test('leaves out an offer whose code the store has', () => {
    expect(read('10% off with code oud10').read).toMatchObject({ offers: [], known: ['oud10'] });
  });
});

describe('a new offer from a message', () => {
  let project: EverydayProject;
  beforeEach(() => {
    project = new EverydayProject();
  });
  afterEach(() => project.remove());

  const readIn = (message: string) => {
    project.write('mail.txt', message);
    return project.everyday('new offer luban', { options: { yes: true, message: 'mail.txt' } });
  };

  test('is a draft without a title; brackets show what was taken from the message', async () => {
    const { out } = await readIn('Hi, OUD20 gives 20% off in Saudi Arabia\u202e');
    expect(out).toContain('  Hi, [OUD20] gives [20%] off in [Saudi Arabia]<U+202E>\n');
    expect(out).toContain('Still open in `oud20`: minimumSpend, who, expires.');
    expect(project.read('data/stores/luban.yaml')).toContain(
      '  - id: oud20\n    draft: true\n    kind: code\n    code: "OUD20"\n',
    );
  });

  test('is refused for a message without an offer', async () => {
    await expect(readIn('Good morning')).rejects.toThrow('No offer was found in this message.');
  });
});
