import { diagnostic, type Diagnostic } from '../../catalogue/diagnostics/diagnostic';
import { quote } from '../../catalogue/diagnostics/visible';
import { decode } from '../../catalogue/load/decode';
import type { Files } from '../../system/files';

/** The files whose texts readers see. */
const shown = /^data\/(?:site|home|(?:stores|pages|posts)\/[^/]+)\.yaml$/;

/**
 * An e-mail address at a domain that is reserved for examples, outside of comments. The lookbehind tries each run of
 * characters only from its start, so that the time stays linear.
 */
const example = /^(?![ ]*#).*?(?<![\w.+-])([\w.+-]+@[\w.-]*\bexample\.(?:com|net|org)\b)/m;

/** The first such address of each file. */
export function exampleAddresses(files: Pick<Files, 'list' | 'read'>): readonly Diagnostic[] {
  return files.list('data').flatMap((path) => {
    const bytes = shown.test(path) ? files.read(path) : undefined;
    const found = bytes && example.exec(decode(path, bytes).source.text);
    const address = found?.[1];
    if (!found || address === undefined) return [];
    const end = found.index + found[0].length;
    return [
      diagnostic(
        'example-address',
        path,
        { start: end - address.length, end },
        {
          id: 'example-address',
          values: { address: quote(address) },
        },
      ),
    ];
  });
}
