/** @module-tag all */
import { beforeAll, describe, expect, test } from 'vitest';
import { longestText } from '../../../../../generator/catalogue/validate/texts/markdown';
import { check, patched } from '../../../support/sample-catalogue';
import { someOf } from '../../../../support/extent';

const length = 100_000;

/** Text that an export or a typing error can repeat. */
const repeated = [
  ...[' ', '{', '}', '{{ store ', 'Ã', '\u200b', '\u200f', '[', '(', ')', '"', "'", '#', '*', '_', '<', '&', '%', '5%'],
  ...['1', '1,', '-', '`', '\n', '\t', 'ا', 'ـ', 'http://', 'a@', '.', ',', '\\', '?', 'a', '((]', '[a](', ' #'],
];

/** The processor time of some work, in seconds: unlike the time of a clock, other processes do not add to it. */
function secondsOf(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000_000;
}

/** The processor time of a check of a store with long texts. */
function secondsFor(unit: string): number {
  const text = JSON.stringify(unit.repeat(length / unit.length));
  const pair = `\n  en: ${text}\n  ar: ${text}\n`;
  const files = patched('data/stores/luban.yaml', `description:${pair}subtitle:${pair}`);
  return secondsOf(() => check(files));
}

describe('a check of four texts of 100,000 characters', () => {
  let plain = 0;
  beforeAll(() => {
    // The first check of a process compiles the rules.
    secondsFor('word ');
    plain = secondsFor('word ');
  });

  // A rule with quadratic time takes five seconds for each of the texts.
  test.each(someOf(repeated, 8).map((unit) => [JSON.stringify(unit), unit]))(
    'takes at most five seconds longer for %s than for words',
    (_name, unit) => {
      expect(secondsFor(unit)).toBeLessThan(plain + 5);
    },
  );
});

/** Markdown whose parts repeat, or are begun again and again and never closed. */
const markup = [
  ...[
    'a\n===\n',
    '> a\n> ---\n',
    '- *\n',
    '> a\n\nb\n\n',
    '- a\n',

    '|a|\n|-|\n',
    '```\n',
    '<!--',
    '<?',
    '<![CDATA[',
  ],
  ...['a*_b ', '**a', 'a* ', '[[a](b)', '[a](<', '[a]: b\n', '[', '`', '``a', '"', '&#1', '\u200f* '],
];

/** The processor time of a check of a post with a long body. */
function secondsForBody(unit: string, characters: number): number {
  const body = `x ${unit.repeat((characters - 2) / unit.length)}`;
  const files = patched('data/posts/first-order.yaml', `body: ${JSON.stringify(body)}\n`);
  return secondsOf(() => check(files));
}

describe('a check of a long post body', () => {
  // Markup as people write it is the measure. The text differs each time, because trees of texts are remembered.
  const ordinary = (word: string): string => `- Try **this** ${word} with [a link](/about), and \`CODE\`.\n`;
  let measure = 0;
  beforeAll(() => {
    secondsForBody(ordinary('code'), longestText);
    measure = secondsForBody(ordinary('offer'), longestText);
  });

  test.each(someOf(markup, 8).map((unit) => [JSON.stringify(unit), unit]))(
    'takes at most eight times as long for %s as for ordinary Markdown',
    (_name, unit) => {
      for (const characters of [longestText, length])
        expect(secondsForBody(unit, characters)).toBeLessThan(8 * measure + 1);
    },
  );
});
