import { fromMarkdown } from 'mdast-util-from-markdown';
import { expect, test } from 'vitest';
import { compareContent } from '../../../../generator/authoring/changes/compare';
import { changesAsMarkdown, changesIn, escapeMarkdown } from '../../../../generator/authoring/changes/markdown';
import { contentOf, firstOffer, storePage } from './content';

const at = Date.UTC(2026, 10, 22);
const before = contentOf([storePage('en')]);

test('changesAsMarkdown says that shoppers see no difference if nothing changed', () => {
  expect(changesAsMarkdown(compareContent({ before, after: before, at }))).toBe(
    '## What shoppers will see differently\n\nShoppers see no difference.\n',
  );
});

test('changesAsMarkdown lists changes under headings, with the old and the new value of each', () => {
  const offer = { ...firstOffer, code: 'NEXT', description: 'On everything' };
  const after = contentOf([storePage('en', { heading: 'Luban now', offers: [offer] }), storePage('ar')]);
  // The isolates around each text are for bidirectional text alone.
  const markdown = changesAsMarkdown(compareContent({ before, after, at })).replaceAll(/[\u2068\u2069]/g, '');
  expect(markdown).toBe(`## What shoppers will see differently

### Offers changed (1)

- Luban: 10\\% off, code NEXT
  - English: en\\: 10 with NEXT until 31 December 2026
    - before: en\\: 10 with FIRST10 until 31 December 2026
  - Arabic: ar\\: 10 with FIRST10 until 31 December 2026
  - description, English
    - before: nothing
    - after: On everything

### Pages added (1)

- \\/store\\/luban (Arabic): Luban codes

### Texts changed (1)

- heading, English
  - before: Luban
  - after: Luban now
  - on \\/en\\/store\\/luban
`);
});

test('changesIn writes the changes in Arabic, with field names of the form editor and no main heading', () => {
  const offer = { ...firstOffer, code: 'NEXT', description: 'On everything' };
  const after = contentOf([storePage('en', { offers: [offer] }), storePage('ar')]);
  const named = (field: string): string => (field === 'description' ? 'الوصف' : field);
  const changes = compareContent({ before, after, at });
  expect(changesIn('ar', changes, named).replaceAll(/[\u2068\u2069]/g, '')).toBe(`### عروض تغيّرت (1)

- Luban: 10\\% off، الكود NEXT
  - الإنجليزية: en\\: 10 with NEXT until 31 December 2026
    - قبل: en\\: 10 with FIRST10 until 31 December 2026
  - العربية: ar\\: 10 with FIRST10 until 31 December 2026
  - الوصف، الإنجليزية
    - قبل: لا شيء
    - بعد: On everything

### صفحات أُضيفت (1)

- \\/store\\/luban (العربية): Luban codes
`);
  expect(changesIn('ar', compareContent({ before, after: before, at }))).toBe('');
});

test('changesIn names each part of a setting, and says yes, no and order in the language', () => {
  const { settings } = before;
  const after = {
    ...contentOf([storePage('en', { offers: [{ ...firstOffer, verified: true }] })]),
    settings: { ...settings, money: { ...settings.money, minorUnits: { SAR: 3 } } },
  };
  const changes = { ...compareContent({ before, after, at }), layout: [{ field: 'order', language: 'ar' as const }] };
  const markdown = changesIn('ar', changes, (word) => `<${word}>`).replaceAll(/[\u2068\u2069\\]/g, '');
  expect(markdown).toContain('- <money> › <minorUnits> › <SAR>');
  expect(markdown).toContain('  - <verified>، الإنجليزية\n    - قبل: لا شيء\n    - بعد: نعم');
  expect(markdown).toContain('- الترتيب، العربية');
});

test.each([
  '**bold** _italic_ ~~gone~~ `code`',
  '[link](https://www.example.com) ![image](x.png) <https://www.example.com>',
  '<script>alert(1)</script> <!-- hidden --> &lt;b&gt;',
  '# heading',
  '- item',
  '1. item',
  '> quote',
  '| a | b |',
  '```\nfence',
  '@account #12 https://www.example.com',
])('escapeMarkdown shows the untrusted text %j literally', (text) => {
  const tree = fromMarkdown(escapeMarkdown(text));
  const shown = text.replaceAll('\n', '⏎');
  expect(tree.children).toMatchObject([
    { type: 'paragraph', children: [{ type: 'text', value: `\u2068${shown}\u2069` }] },
  ]);
});

test('escapeMarkdown writes invisible characters as their code points', () => {
  expect(escapeMarkdown('a\u202eb')).toBe('\u2068a\\<U\\+202E\\>b\u2069');
});

test('changesAsMarkdown truncates a long list, and escapeMarkdown truncates a long text', () => {
  const sections = Array.from({ length: 250 }, (_, index) => ({ kind: 'prose' as const, body: `Text ${index}` }));
  const markdown = changesAsMarkdown(compareContent({ before, after: contentOf([storePage('en', { sections })]), at }));
  expect(markdown).toMatch(/### Texts changed \(\d+\)/);
  expect(markdown).toMatch(/^- and \d+ more$/m);
  expect(escapeMarkdown('x'.repeat(2000)).length).toBeLessThan(700);
});
