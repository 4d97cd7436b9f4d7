import type { RequestLine } from '../../authoring/everyday/action';
import { tried } from '../../authoring/everyday/tried';
import { textOf } from '../../catalogue/diagnostics/diagnostic';
import { decode } from '../../catalogue/load/decode';
import { defineCommand, Refused } from './command';
import { everydayOptions, runEveryday } from './everyday';
import { tableFile } from './feeds/table-file';

/** A list file has one test per line, with the words of the command. */
const isList = (word: string): boolean => /\.(?:txt|csv)$/i.test(word);

export const command = defineCommand({
  summary: 'write down that an offer worked or failed: npm run tried silk-road/silk10 SA app worked 250:225',
  positionals: 'WORD...|LIST.txt',
  options: everydayOptions,
  run(context) {
    const { positionals, system } = context;
    const lists = positionals.filter(isList);
    const words = positionals.filter((word) => !isList(word));
    // Spaces, commas, semicolons or tabs separate the words of a line. A line that begins with # is a comment.
    const lines = lists.flatMap((named): readonly RequestLine[] => {
      const { source, diagnostics } = decode(named, system.read(tableFile(system, named)) ?? new Uint8Array());
      const [fault] = diagnostics;
      if (fault) throw new Refused(`${named} cannot be read: ${textOf(fault, 'en').message}.`);
      return source.text.split(/\r?\n/).flatMap((line, index) => {
        const parts = line.split(/[\s,،;]+/).filter(Boolean);
        const place = `line ${index + 1} of ${named}`;
        return parts.length === 0 || line.trimStart().startsWith('#') ? [] : [{ words: parts, place }];
      });
    });
    if (lists.length > 0 && lines.length === 0) throw new Refused(`${lists.join(', ')} has no line with a test.`);
    return runEveryday(context, { name: 'tried', action: tried, given: { words, lines } });
  },
});
