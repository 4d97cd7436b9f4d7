import { diagnosticCodes } from '../../catalogue/diagnostics/codes';
import { codeFor, formatList, formatPage, pageOf } from '../../catalogue/diagnostics/explain';
import { defineCommand, exitCodes, languageNamed, languageOption, WrongUsage } from './command';

export const command = defineCommand({
  summary: 'explain the code of a diagnostic, with a wrong and a right example; without a code, list all',
  positionals: '[code]',
  options: { language: languageOption },
  async run({ positionals, options, values, system, print, terminal: { colour } }) {
    const language = languageNamed(values.language);
    const codes = positionals.map((word) => {
      const found = codeFor(word);
      if ('message' in found) throw new WrongUsage(found.message);
      return found.code;
    });
    const read = (file: string): string | undefined => {
      const bytes = system.read(file);
      return bytes && new TextDecoder().decode(bytes);
    };
    if (options.format === 'json') {
      const pages = (codes.length === 0 ? diagnosticCodes : codes).map((code) => pageOf(code, read, language));
      print(JSON.stringify(codes.length === 1 ? pages[0] : pages, null, 2));
      return exitCodes.good;
    }
    const pages = codes.map((code) => formatPage(code, read, { colour, language }));
    print(codes.length === 0 ? formatList(read, { colour, language }) : pages.join('\n'));
    return exitCodes.good;
  },
});
