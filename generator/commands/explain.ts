import { diagnosticCodes } from '../diagnostics/codes';
import { codeFor, formatList, formatPage, pageOf } from '../diagnostics/explain';
import { defineCommand, exitCodes, WrongUsage } from './command';

export const command = defineCommand({
  summary: 'explain the code of a diagnostic, with a wrong and a right example; without a code, list all',
  positionals: '[code]',
  async run({ positionals, options, print, terminal: { colour } }) {
    const codes = positionals.map((word) => {
      const found = codeFor(word);
      if ('message' in found) throw new WrongUsage(found.message);
      return found.code;
    });
    if (options.format === 'json') {
      const pages = (codes.length === 0 ? diagnosticCodes : codes).map(pageOf);
      print(JSON.stringify(codes.length === 1 ? pages[0] : pages, null, 2));
      return exitCodes.good;
    }
    print(codes.length === 0 ? formatList({ colour }) : codes.map((code) => formatPage(code, { colour })).join('\n'));
    return exitCodes.good;
  },
});
