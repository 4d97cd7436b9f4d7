import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { exitCodes } from '../../../../generator/cli/commands/command';
import { EverydayProject } from './sample';

let project: EverydayProject;
beforeEach(() => {
  project = new EverydayProject();
});
afterEach(() => project.remove());

/** The lines that a new entry adds. */
const added = async (words: string): Promise<readonly string[]> =>
  (await project.written(`new ${words}`)).filter((line) => /^\+(?!\+\+)/.test(line));

describe('an everyday command for a store that does not pass the check yet', () => {
  const file = 'data/stores/luban.yaml';
  const unfinished = (): void => {
    for (const [field, text] of [
      ['category', 'TODO'],
      ['heading', '{ en: TODO, ar: TODO }'],
    ] as const)
      project.write(
        file,
        project.read(file).replace(new RegExp(`^${field}:.*\\n(?: .*\\n)*`, 'm'), `${field}: ${text}\n`),
      );
  };

  test.each([
    'new offer luban OUD20 20',
    'end luban/ten-percent 2026-12-31',
    'tried luban/ten-percent SA site worked',
    'checked luban',
    'rename luban/ten-percent ten',
    'remove luban/five-percent',
  ])('%s is carried out while texts are still to be written', async (line) => {
    unfinished();
    expect(await project.written(line)).toContainEqual(`+++ ${file}`);
  });

  test('names the errors that stand against it, not another reason', async () => {
    // No other file needs this store, so that the rest of the data is complete without it.
    project.write('data/stores/oud-house.yaml', 'colour: red\nslug: oud-house\n');
    const reason =
      /^\d+ errors must be corrected first: .*data\/stores\/oud-house\.yaml:1:1.* `npm run check` says how\.$/;
    const lines = ['new offer oud-house OUD20 20', ['new', 'offer', 'Oud House', 'OUD20'], 'end oud-house/oud20'];
    for (const line of lines) await expect(project.everyday(line)).rejects.toThrow(reason);
  });
});

describe('npm run new for an entry', () => {
  test.each([
    ['redirect /presents souk', ['+  - from: /{lang}/presents', '+    to: /{lang}/store/souk']],
    ['redirect /en/presents /', ['+  - from: /en/presents', '+    to: /en/']],
    [
      'category Shoes أحذية home',
      ['+  shoes:', '+    name:', '+      en: Shoes', '+      ar: أحذية', '+    group: home'],
    ],
    ['group Fashion أزياء', ['+  fashion:', '+    name:', '+      en: Fashion', '+      ar: أزياء']],
    ['season Eid العيد', ['+  eid:', '+    name:', '+      en: Eid', '+      ar: العيد']],
    ['message offers.left Left بقي Shown.', ['+  offers.left:', '+    en: Left', '+    ar: بقي', '+    note: Shown.']],
    [
      'claim fastest الأسرع shop https://www.example.com/about',
      [
        '+  - id: fastest',
        '+    says: [fastest, الأسرع]',
        '+    source:',
        '+      kind: shop',
        '+      address: https://www.example.com/about',
        '+      seen: 2026-11-24',
      ],
    ],
    ['network Gulf go.gulf.example.com', ['+  gulf:', '+    name: Gulf', '+    hosts: [go.gulf.example.com]']],
    ['payment Tabby تابي', ['+  tabby:', '+    name:', '+      en: Tabby', '+      ar: تابي']],
    ['goods Shoes أحذية', ['+  shoes:', '+    name:', '+      en: Shoes', '+      ar: أحذية']],
    ['currency omr Rial ريال', ['+  OMR:', '+    name:', '+      en: Rial', '+      ar: ريال', '+    minorUnits: 3']],
    [
      'question luban Why? لماذا؟ Because. لأن.',
      [
        '+  - kind: faq',
        '+    heading:',
        '+      en: Questions',
        '+      ar: أسئلة',
        '+    questions:',
        '+      - question:',
        '+          en: Why?',
        '+          ar: لماذا؟',
        '+        answer:',
        '+          en: Because.',
        '+          ar: لأن.',
      ],
    ],
    [
      'offer luban OUD20 20 2026-12-31',
      [
        '+  - id: oud20',
        '+    kind: code',
        '+    code: "OUD20"',
        '+    url: https://www.example.com/luban',
        '+    title:',
        '+      en: 20% off your order',
        '+      ar: خصم 20% على طلبك',
        '+    benefit:',
        '+      kind: percent',
        '+      percent: 20',
        '+    expires: 2026-12-31',
      ],
    ],
    [
      'offer luban - - - Samples عينات',
      [
        '+  - id: samples',
        '+    kind: deal',
        '+    url: https://www.example.com/luban',
        '+    title:',
        '+      en: Samples',
        '+      ar: عينات',
      ],
    ],
  ])('writes an entry for %s', async (words, lines) => {
    expect(await added(words)).toEqual(lines);
  });

  test('accepts a country only if its currency exists', async () => {
    await added('currency omr Rial ريال');
    expect(await added('country om Oman عُمان OMR')).toContain('+    currency: OMR');
    const { code, out } = await project.agreed('new country kw Kuwait الكويت KWD');
    expect([code, out]).toEqual([exitCodes.dataErrors, expect.stringContaining('KWD')]);
  });

  test('creates the file of networks if there is none', async () => {
    rmSync(project.at('data/networks.yaml'));
    expect(await added('network Gulf gulf.example.com')).toEqual([
      '+# yaml-language-server: $schema=../schemas/networks.schema.json',
      '+networks:',
      '+  gulf:',
      '+    name: Gulf',
      '+    hosts: [gulf.example.com]',
    ]);
  });

  test('adds a question to the questions that a page already has', async () => {
    await added('question about Why? لماذا؟ Because. لأن.');
    expect(await added('question about When? متى؟ Now. الآن.')).toEqual([
      '+      - question:',
      '+          en: When?',
      '+          ar: متى؟',
      '+        answer:',
      '+          en: Now.',
      '+          ar: الآن.',
    ]);
  });

  test('writes an offer without a title as a draft with an unused id', async () => {
    expect(await added('offer luban FIFTEEN-OFF')).toEqual([
      '+  - id: fifteen-off-2',
      '+    draft: true',
      '+    kind: code',
      '+    code: "FIFTEEN-OFF"',
      '+    url: https://www.example.com/luban',
      '+    title:',
      '+      en: TODO',
      '+      ar: TODO',
    ]);
  });

  test('asks for each answer and accepts an empty one where it is optional', async () => {
    const { code, out } = await project.everyday('new category', {
      answers: ['Home and garden', '', 'المنزل والحديقة', '', 'y'],
    });
    expect(out.split('\n').filter((line) => line.endsWith(' '))).toEqual([
      'Name in English: ',
      'Name in Arabic: ',
      'Name in Arabic: ',
      'Group of categories, by its id (empty means: none): ',
      'Make these changes in 1 file? (y/n) ',
    ]);
    expect(code).toBe(exitCodes.good);
    expect(project.read('data/categories.yaml')).toContain(
      '  home-and-garden:\n    name:\n      en: Home and garden\n      ar: المنزل والحديقة\n',
    );
  });
});

test.each([
  ['redirect', 'npm run new redirect /OLD /PAGE'],
  ['redirect presents /stores', '`presents` is no address'],
  ['redirect /presents /nowhere', 'There is no page `/nowhere`'],
  ['category Incense بخور', 'data/categories.yaml has an entry `incense` already.'],
  ['category Shoes أحذية feet', 'There is no group `feet`. Groups: home.'],
  ['category أحذية أحذية', 'An id is made of the English name'],
  ['season Eid العيد 2026', '`2026` is one word too many: write NAME ARABIC-NAME'],
  ['country XX Nowhere بلد SAR', '`XX` is the code of no country.'],
  ['currency XXQ Coin عملة', '`XXQ` is the code of no currency.'],
  [
    'message greeting.hello Hello مرحبا Shown.',
    'No message begins with `greeting`. They begin with offers, search, shell.',
  ],
  ['message offers.count Left بقي Shown.', 'There is a message `offers.count` already.'],
  ['claim fastest الأسرع friend', '`friend` is none of'],
  ['claim tested مجرب owner', 'There is a claim `tested` already.'],
  ['offer lupan', 'There is no store `lupan`.'],
  ['offer luban X1 ten', '`ten` is no percentage'],
  ['offer luban X1 - soon', '`soon` is no day such as 2026-12-31.'],
  ['question first-order a b c d', 'data/posts/first-order.yaml cannot have questions in both languages.'],
])('npm run new refuses %s and writes nothing', async (words, message) => {
  const before = project.everything;
  await expect(project.agreed(`new ${words}`)).rejects.toThrow(message);
  expect(project.everything).toBe(before);
});
