import { inEnglish } from '../support/english';
import type { Diagnostic } from '../../generator/catalogue/diagnostics/diagnostic';
import { LineIndex } from '../../generator/catalogue/diagnostics/lines';
import { hasInvisible } from '../../generator/catalogue/diagnostics/visible';
import { all, deleted, edited, textOf, type Change, type Contents } from './planted';

/** A diagnostic at its position in a file of the catalogue. */
interface Place {
  readonly files: Contents;
  /** The file, from `data/`, and its text; the text of a picture is empty. */
  readonly file: string;
  readonly text: string;
  /** The underlined text. */
  readonly start: number;
  readonly end: number;
}

/** Applies a fix literally. `found` are the groups of the expression. */
type Follow = (place: Place, ...found: readonly string[]) => Change | undefined;

/** Replaces a part of the file. */
function put({ file }: Place, start: number, end: number, text: string): Change {
  return edited(file, (old) => old.slice(0, start) + text + old.slice(end));
}

interface Line {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function lineAt({ text }: Place, offset: number): Line {
  const lines = new LineIndex(text);
  const { line } = lines.position(offset);
  return { start: lines.start(line), end: lines.start(line) + lines.line(line).length, text: lines.line(line) };
}

function lineOf(place: Place): Line {
  return lineAt(place, place.start);
}

/** Deletes a line and the nested lines below it. */
function withoutLine(place: Place, { start, text }: Line = lineOf(place)): Change {
  const depth = text.search(/\S/);
  let end = start;
  do end = lineAt(place, end).end + 1;
  while (end < place.text.length && lineAt(place, end).text.search(/\S/) > depth);
  return put(place, start, end, '');
}

function indentation(text: string): string {
  return /^\s*/.exec(text)?.[0] ?? '';
}

/** Replaces the content of a line with `key: value` or `- value`. The dash of the line stays. */
function lineInstead(place: Place, written: string, line: Line = lineOf(place)): Change {
  const before = /^\s*(?:- +)*/.exec(line.text)?.[0] ?? '';
  const kept = written.startsWith('-') ? indentation(line.text) : before;
  return put(place, line.start, line.end, kept + written);
}

/** Replaces everything after the key or dash of a line with a value. */
function valueInstead(place: Place, written: string): Change {
  const line = lineOf(place);
  const before = /^\s*(?:- +)*(?:[\w-]+:[ ]+)?/.exec(line.text)?.[0] ?? '';
  return put(place, line.start + before.length, line.end, written);
}

/** The nearest line of the same mapping with a key. */
function siblingOf(place: Place, key: string): Line | undefined {
  const own = lineOf(place);
  const depth = (/^\s*(?:- )?/.exec(own.text)?.[0] ?? '').length;
  const mine = new RegExp(`^(?: {${depth}}| {${depth - 2}}- )${key}:`);
  const starts = [...place.text.matchAll(/^.*$/gm)].map(({ index, 0: text }) => ({ start: index, text }));
  const near = starts
    .filter(({ text }) => mine.test(text))
    .toSorted((a, b) => Math.abs(a.start - own.start) - Math.abs(b.start - own.start))[0];
  return near && { ...near, end: near.start + near.text.length };
}

/** Writes the text of the fix: a whole line, or else a value in place of the underlined text. */
const write: Follow = (place, written = '') => {
  const underlined = place.text.slice(place.start, place.end);
  const [, key] = /^(?:- )?([\w-]+):(?: |$)/.exec(written) ?? [];
  if (key === undefined && !written.startsWith('- '))
    return underlined === '' ? undefined : put(place, place.start, place.end, written);
  const line = lineOf(place);
  const isHere = key === undefined || !/^[\s-]*[\w-]+: /.test(line.text) || line.text.includes(`${key}:`);
  if (isHere || !line.text.includes(':')) return lineInstead(place, written);
  const sibling = siblingOf(place, key);
  return lineInstead(place, written, sibling ?? line);
};

const remove: Follow = (place) => {
  if (place.start === place.end) return deleted(place.file);
  const line = lineOf(place);
  const left = line.text.slice(0, place.start - line.start) + line.text.slice(place.end - line.start);
  return /^\s*-?\s*$/.test(left) ? withoutLine(place) : put(place, place.start, place.end, '');
};

/** Renames a file of any kind. */
function renamed(from: string, to: string): Change {
  return (files) => ({ ...deleted(from)(files), [`data/${to}`]: files[`data/${from}`] ?? new Uint8Array() });
}

/** Renames the file, in the same folder unless the fix has another. */
const renameTo: Follow = ({ file }, name = '') =>
  renamed(file, name.startsWith('data/') ? name.slice('data/'.length) : file.replace(/[^/]*$/, name));

/** Replaces a value at every key that has it; if there is none, at the icon of a store. */
function whereNamed(files: Contents, from: string, to: string): Change {
  const names = Object.keys(files).filter(
    (name) => name.endsWith('.yaml') && new RegExp(from, 'm').test(textOf(files, name.slice('data/'.length))),
  );
  const places = names.length > 0 ? names : ['data/stores/temu.yaml'];
  const pattern = new RegExp(names.length > 0 ? from : '(icon: )bag$', 'gm');
  return all(...places.map((name) => edited(name.slice('data/'.length), (text) => text.replace(pattern, `$1${to}`))));
}

/** A file name without folders and extension. */
function bareName(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.\w+$/, '');
}

/** The bytes of a file that another program wrote, as UTF-8. */
const asUtf8: Follow = ({ file, files }) =>
  edited(file, () => {
    const bytes = files[`data/${file}`] ?? new Uint8Array();
    return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'windows-1256').decode(bytes);
  });

const quoted = String.raw`"(?:[^"\\]|\\.)*"`;

/** The literal meaning of each form of fix. The first match is applied. */
const forms: readonly (readonly [says: RegExp, follow: Follow])[] = [
  // Values and lines that are shown.
  [new RegExp(`\\bput (?:it|the value|the text|the whole text) in quotes: (${quoted})`), valueInstead],
  [/; a deal also needs /, () => undefined],
  [
    /^write `(\w+: [^`]+)` and remove the line `\w+:`/,
    (place, shown = '') => {
      const kind = siblingOf(place, /^\w+/.exec(shown)?.[0] ?? '');
      return kind && all(withoutLine(place), put(place, kind.start, kind.end, kind.text.replace(/\w+: .*/, shown)));
    },
  ],
  [
    /^write `(\w+): ([^`]+)` in the settings of the feed/,
    ({ file }, key = '', value = '') =>
      edited(file, (text) => `${text.replace(new RegExp(`^${key}:.*\n`, 'm'), '')}${key}: ${value}\n`),
  ],
  [
    /^write `([^`]+)` with (\d+) spaces before it/,
    (place, shown = '', spaces = '') => {
      const { start, end } = lineOf(place);
      return put(place, start, end, ' '.repeat(Number(spaces)) + shown);
    },
  ],
  [
    /^write ((?:(?:, |,? and )?`[^`]+` in place of `[^`]+`){2,})$/,
    (place, pairs = '') => {
      const { start, end, text } = lineOf(place);
      const found = [...pairs.matchAll(/`([^`]+)` in place of `([^`]+)`/g)];
      const right = found.reduce((line, [, to = '', from = '']) => line.replace(from, to), text);
      return put(place, start, end, right);
    },
  ],
  [
    /^write `([^`]+)` in place of `([^`]+)`/,
    (place, to = '', from = '') => {
      const { start, end, text } = lineOf(place);
      return put(place, start, end, text.replace(from, to));
    },
  ],
  [
    /^write `currentColor` in place of (?:the|each) colour, everywhere/,
    ({ file }) => edited(file, (text) => text.replace(/\b(fill|stroke)="(?:#[^"]*|url[^"]*)"/g, '$1="currentColor"')),
  ],
  [
    /^write `([^`]+)` in its place, everywhere in this file/,
    (place, shown = '') =>
      edited(place.file, (text) => text.replaceAll(place.text.slice(place.start, place.end), shown)),
  ],
  [/^write the text with the keyboard: `(.+)`$/, write],
  [
    /^leave one: "(\S+) (\S+)"/,
    (place, before = '', after = '') =>
      put(place, place.start - before.length, place.end + after.length, `${before} ${after}`),
  ],
  [/^remove it: write (.+)$/, valueInstead],
  [
    /^(?:remove the quotes|write the number alone(?:, in Latin digits)?|turn them round|use straight ones): (.+)$/,
    write,
  ],
  [/^write (true|false), without quotes/, write],
  [/^write ([\d.]+)(?: for [\d.]+%|: thousands are not separated)?$/, write],
  [/^write (\[[^\]`]*\])$/, write],
  [/^write a space between the dash and the word: `([^`]+)`/, write],
  [/^write a space after them: /, (place) => put(place, place.end, place.end, ' ')],
  [/^write `\w+: \|`, and the whole text in the lines below it|^write `\w+:` before /, () => undefined],
  [
    /^write `([^`]+)` if you meant that, and give the file this name/,
    (place, name = '') =>
      all(
        renamed(`images/${place.text.slice(place.start, place.end)}`, `images/${name}`),
        put(place, place.start, place.end, name),
      ),
  ],
  [/^if shoppers type the code, write `([^`]+)`/, write],
  [/^(?:did you mean|write) `([^\s`].*?)`(?:\? |\?$| if |;|,|:|$)/, write],
  [
    /^begin each entry with `(- )`$/,
    (place) => edited(place.file, (text) => text.replaceAll(`${place.text.slice(place.start, place.end)} `, '- ')),
  ],
  [
    /^begin it with (\d+) spaces/,
    (place, spaces = '') => {
      const { start, end, text } = lineOf(place);
      return put(place, start, end, ' '.repeat(Number(spaces)) + text.trimStart());
    },
  ],
  [/^put " at the end of the text/, (place) => put(place, lineOf(place).end, lineOf(place).end, '"')],
  [
    /^indent the two lines two spaces deeper/,
    (place) => {
      const { end } = lineOf(place);
      return edited(
        place.file,
        (text) => text.slice(0, end) + text.slice(end).replace(/^\n(.*)\n(.*)/, '\n  $1\n  $2'),
      );
    },
  ],
  [
    /^the two languages have changed places: swap them/,
    (place) =>
      edited(place.file, (text) => {
        const { start } = lineOf(place);
        return text.slice(0, start) + text.slice(start).replace(/^( *)en: (.*)\n *ar: (.*)/, '$1en: $3\n$1ar: $2');
      }),
  ],
  // Files.
  [/^(?:rename|move) `data\/([^`]+)` to `data\/([^`]+)`/, (_place, from = '', to = '') => renamed(from, to)],
  [
    /^rename it to `data\/([^`]+)`, and write `([^`]+)` where the data names `([^`]+)`/,
    (place, name = '', to = '', from = '') =>
      all(renamed(place.file, name), whereNamed(place.files, `(\\s)${from}$`, to)),
  ],
  [
    /^rename it to `data\/([^`]+)`, and write `icon: ([^`]+)` where it should be shown/,
    (place, name = '', icon = '') =>
      all(renamed(place.file, name), whereNamed(place.files, `(icon: )${bareName(place.file)}$`, icon)),
  ],
  [
    /^move it to `data\/(icons\/[^`]+)`, and write `icon: /,
    ({ text, start, end }, to = '') => renamed(`images/${text.slice(start, end)}.svg`, to),
  ],
  [/^(?:rename it|move it|rename the file) to `([^`]+)`/, renameTo],
  [/^(?:there is already `[^`]+`: |close the document, and )?delete this file/, ({ file }) => deleted(file)],
  [/^save (?:it|the file) as UTF-8/, asUtf8],
  // What is deleted.
  [
    /^delete (?:it|them), and type spaces in (?:its|their) place/,
    (place) => put(place, place.start, place.end, place.text.slice(place.start, place.end).replace(/./g, ' ')),
  ],
  [
    /^delete it and type a space, and those after it as well/,
    (place) => {
      const { start, end, text } = lineOf(place);
      return put(place, start, end, text.replaceAll('\u00a0', ' '));
    },
  ],
  [
    /^delete everything from `([^`]+)` to `([^`]+)`(?:, and each `([^`]+)`)?/,
    (place, from = '', to = '', used = '') =>
      edited(place.file, (text) => {
        const start = text.indexOf(from);
        return (text.slice(0, start) + text.slice(text.indexOf(to, start) + to.length)).replaceAll(used, '');
      }),
  ],
  [
    /^delete all of them in this line/,
    (place) => {
      const { start, end, text } = lineOf(place);
      return put(place, start, end, [...text].filter((character) => !hasInvisible(character)).join(''));
    },
  ],
  [/^delete it: write `([^`]+)`$/, write],
  [/^write a (space)$/, (place) => put(place, place.start, place.end, ' ')],
  [
    /^remove `([^`]+)` and `([^`]+)`/,
    (place, opening = '', closing = '') => {
      const { start, end, text } = lineOf(place);
      return put(place, start, end, text.replace(opening, '').replace(closing, ''));
    },
  ],
  [/^delete `([^`]+)`/, ({ file }, shown = '') => edited(file, (text) => text.replace(shown, ''))],
  [/^delete the lines that begin with (```)/, ({ file }) => edited(file, (text) => text.replace(/^```.*\n/gm, ''))],
  [/^delete the \+ at the beginning of this line/, ({ file }) => edited(file, (text) => text.replace(/^\+/gm, ''))],
  [
    /^keep the lines of one version.* delete all lines that begin with these marks/,
    ({ file }) =>
      edited(file, (text) =>
        text.replace(/^=======\n[\s\S]*?^>>>>>>> .*\n/m, '').replace(/^(?:<<<<<<<|=======|>>>>>>>).*\n/gm, ''),
      ),
  ],
  [
    /^remove the characters/,
    (place) => put(place, place.start, place.end, place.text.slice(place.start, place.end).replace(/[*_]/g, '')),
  ],
  [/^remove the spaces before it/, (place) => put(place, lineOf(place).start, place.start, '')],
  [
    /^remove one of the two$/,
    (place) => {
      const [first = '', second] = place.text.slice(place.start, place.end).split(' ');
      return second === first ? put(place, place.start, place.end, first) : withoutLine(place);
    },
  ],
  [/^keep one of them$/, (place) => withoutLine(place)],
  [
    /^remove it, and write the value out in place of each `(\*[^`]+)`/,
    (place, alias = '') => {
      const value = lineOf(place).text.split(`${place.text.slice(place.start, place.end)} `)[1];
      return value === undefined
        ? undefined
        : all(
            remove(place) ?? ((files) => files),
            edited(place.file, (text) => text.replaceAll(alias, value)),
          );
    },
  ],
  [/^(?:delete|remove) (?:it|this)(?:[,;]| \(|$)/, remove],
  [/(?:if (?:it|the date) is not known, remove the line|, or remove the key)$/, (place) => withoutLine(place)],
];

/**
 * Applies the fix of a diagnostic literally; undefined if it contains nothing to write or delete.
 */
export function literally(files: Contents, found: Diagnostic): Change | undefined {
  const [{ fix = '' } = {}] = inEnglish([found]);
  const file = found.file.replace(/^data\//, '');
  const text = files[found.file] && /\.(?:yaml|svg|csv|txt|yml)$/.test(file) ? textOf(files, file) : '';
  const mark = text.startsWith('\ufeff') ? 1 : 0;
  const place = { files, file, text, start: found.span.start + mark, end: found.span.end + mark };
  for (const [says, follow] of forms) {
    const [fits, ...groups] = says.exec(fix) ?? [];
    if (fits !== undefined) return follow(place, ...groups);
  }
  return undefined;
}

/** Applies the fixes of all diagnostics from last to first, so that earlier positions stay valid. */
export function followed(files: Contents, found: readonly Diagnostic[]): Contents | undefined {
  const changes = found.toReversed().flatMap((each) => literally(files, each) ?? []);
  return changes.length === 0 ? undefined : all(...changes)(files);
}
