import fc from 'fast-check';
import { parse, stringify } from 'yaml';
import { encoded } from '../generator/support/encoded';
import type { Contents } from '../generator/support/sample-catalogue';
import { bases, smallBases, type Base } from './bases';
import { anySlip } from './mutations';
import { hostileWords } from './words';
import { put, violationsOf } from './violations';

/** Randomly generated files. */
export type CaseArbitrary = fc.Arbitrary<Contents>;

const word = fc.oneof(
  { arbitrary: fc.constantFrom(...hostileWords), weight: 4 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 12 }), weight: 1 },
);
const smallBase = fc.constantFrom(...smallBases);

function fileOf(base: Base, pattern = /./): fc.Arbitrary<string> {
  return fc.constantFrom(...Object.keys(base).filter((file) => file.startsWith('data/') && pattern.test(file)));
}

/** A random index of a list whose length is known only later. */
const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

type Edit = (text: string) => string;

/** One mutation or attack at a random place of a text. */
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(share, word).map(
    ([at, inserted]): Edit =>
      (text) =>
        text.slice(0, Math.floor(at * text.length)) + inserted + text.slice(Math.floor(at * text.length)),
  ),
  fc.tuple(share, fc.nat(40)).map(
    ([at, length]): Edit =>
      (text) =>
        text.slice(0, Math.floor(at * text.length)) + text.slice(Math.floor(at * text.length) + length),
  ),
  anySlip.map(
    ({ change }): Edit =>
      (text) => {
        const changed = change(text);
        return typeof changed === 'string' ? changed : text;
      },
  ),
  fc.tuple(share, word).map(
    ([at, value]): Edit =>
      (text) => {
        const lines = text.split('\n');
        const index = Math.floor(at * lines.length);
        lines[index] = (lines[index] ?? '').replace(/(:\s+|- ).*$/, (_all, before: string) => before + value);
        return lines.join('\n');
      },
  ),
);

function edited(base: Base, pattern?: RegExp): CaseArbitrary {
  return fc
    .tuple(fileOf(base, pattern), fc.array(edit, { minLength: 1, maxLength: 3 }))
    .map(([file, edits]) => ({ ...base, [file]: edits.reduce((text, change) => change(text), base[file] ?? '') }));
}

const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  word,
  fc.constantFrom<unknown>(...[null, true, false, 0, -0, -1, 1.5, 1e308, 5e-324, 2 ** 53]),
  fc.constantFrom<unknown>([], {}, [[[[]]]], { en: '', ar: '' }, { en: 'x', ar: 'س' }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'toString', 'en', 'ar', 'kind', 'x'), word, {
    noNullPrototype: true,
  }),
);

const parsed = new Map<string, string>();

/** The parsed value of a file of a catalogue. The caller may change it. */
function treeOf(text: string): unknown {
  let json = parsed.get(text);
  if (json === undefined) {
    json = JSON.stringify(parse(text));
    parsed.set(text, json);
  }
  return JSON.parse(json);
}

/** Every path of a tree. */
function pathsOf(value: unknown, path: readonly (string | number)[] = []): readonly (readonly (string | number)[])[] {
  const own = path.length > 0 ? [path] : [];
  if (Array.isArray(value))
    return [...own, ...value.flatMap((entry: unknown, index) => pathsOf(entry, [...path, index]))];
  if (typeof value === 'object' && value !== null)
    return [
      ...own,
      ...Object.entries(value).flatMap(([key, child]: [string, unknown]) => pathsOf(child, [...path, key])),
    ];
  return own;
}

/** Serialises a value as YAML: half of the cases in block style, half as JSON, which is also YAML. */
function written(tree: unknown, asJson: boolean): string {
  return (asJson ? JSON.stringify(tree, undefined, 1) : stringify(tree, { lineWidth: 0 })) ?? '';
}

function changedValues(base: Base): CaseArbitrary {
  return fileOf(base, /\.yaml$/).chain((file) => {
    const paths = pathsOf(treeOf(base[file] ?? ''));
    const change = fc.record({
      path: share.map((at) => paths[Math.floor(at * paths.length)] ?? []),
      key: fc.option(word),
      value: fc.oneof(
        { arbitrary: anyValue.map((value) => ({ value })), weight: 5 },
        { arbitrary: fc.constant({}), weight: 1 },
      ),
    });
    return fc.tuple(fc.array(change, { minLength: 1, maxLength: 2 }), fc.boolean()).map(([changes, asJson]) => {
      let tree: unknown = treeOf(base[file] ?? '');
      for (const { path, key, value } of changes)
        tree = put(tree, key === null ? path : [...path.slice(0, -1), key], value);
      return { ...base, [file]: written(tree, asJson) };
    });
  });
}

/**
 * Texts with markup, special characters and directional characters. Most are valid, and every page must show them
 * unchanged.
 */
function hostileTexts(base: Base): CaseArbitrary {
  return fc
    .tuple(
      fileOf(base, /\/(stores|pages|posts)\/|home|site|categories|countries/),
      fc.array(word, { minLength: 1, maxLength: 4 }),
      fc.boolean(),
    )
    .map(([file, words, asJson]) => {
      const tree: unknown = treeOf(base[file] ?? '');
      const keys = ['en', 'ar', 'title', 'author', 'metaDescription', 'imageAlt', 'body'];
      // The category of a post is a text; that of a store is an id.
      if (file.startsWith('data/posts/')) keys.push('category');
      const paths = pathsOf(tree).filter((path) => keys.includes(String(path.at(-1))));
      let changed: unknown = tree;
      paths.forEach((path, index) => {
        let own: unknown = tree;
        for (const step of path) own = typeof own === 'object' && own !== null ? Reflect.get(own, step) : undefined;
        if (typeof own === 'string')
          changed = put(changed, path, { value: `${own} ${words[index % words.length] ?? ''}`.trim() });
      });
      return { ...base, [file]: written(changed, asJson) };
    });
}

const violations = smallBases.map((base) => ({ base, list: violationsOf(base) }));

const forbidden: CaseArbitrary = fc
  .tuple(fc.constantFrom(...violations), share, fc.boolean())
  .map(([{ base, list }, at, asJson]) => {
    const violation = list[Math.floor(at * list.length)];
    if (!violation) return base;
    const { file, path } = violation;
    return {
      ...base,
      [file]: written(
        put(treeOf(base[file] ?? ''), path, 'value' in violation ? { value: violation.value } : {}),
        asJson,
      ),
    };
  });

const encodings: Readonly<Record<string, (text: string) => Uint8Array>> = {
  'utf-8 with a mark': (text) => Buffer.from(`\ufeff${text}`),
  'utf-8 with two marks': (text) => Buffer.from(`\ufeff\ufeff${text}`),
  'utf-16le': (text) => Buffer.from(text, 'utf16le'),
  'utf-16le with a mark': (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'utf-16be': (text) => Buffer.from(text, 'utf16le').swap16(),
  'utf-16be with a mark': (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
  'windows-1256': (text) => encoded('windows-1256', text),
  latin1: (text) => Buffer.from(text, 'latin1'),
  'twice utf-8': (text) => Buffer.from(Buffer.from(text).toString('latin1')),
  crlf: (text) => Buffer.from(text.replaceAll('\n', '\r\n')),
  cr: (text) => Buffer.from(text.replaceAll('\n', '\r')),
};

function bytesOf(base: Base): CaseArbitrary {
  const recoded = fc.tuple(fc.constantFrom(...Object.values(encodings)), fc.nat(3)).map(
    ([encode, cut]) =>
      (text: string): Uint8Array =>
        encode(text).slice(cut),
  );
  const random = fc.uint8Array({ maxLength: 400 }).map((bytes) => (): Uint8Array => bytes);
  const spoilt = fc
    .tuple(share, fc.uint8Array({ minLength: 1, maxLength: 8 }))
    .map(([at, bytes]) => (text: string): Uint8Array => {
      const own = Buffer.from(text);
      own.set(bytes.slice(0, Math.max(0, own.length - Math.floor(at * own.length))), Math.floor(at * own.length));
      return own;
    });
  return fc
    .tuple(fileOf(base), fc.oneof(recoded, random, spoilt))
    .map(([file, change]) => ({ ...base, [file]: change(base[file] ?? '') }));
}

const feedFiles = /data\/feeds\/[^/]+\.(csv|tsv|txt)$/;

/** A truncated feed, with wrong cells, wrong encodings, or settings that do not match it. */
function brokenFeeds(base: Base): CaseArbitrary {
  const cells = fc.array(fc.array(word, { minLength: 1, maxLength: 9 }), { minLength: 1, maxLength: 4 }).map(
    (rows): Edit =>
      (text) =>
        `${text}${rows.map((row) => row.join(';')).join('\n')}`,
  );
  const cell = fc.tuple(share, word, fc.boolean()).map(
    ([at, value, quoted]): Edit =>
      (text) => {
        const parts = text.split(/([;,\n])/);
        parts[Math.floor((at * parts.length) / 2) * 2] = quoted ? `"${value.replaceAll('"', '""')}"` : value;
        return parts.join('');
      },
  );
  const change = fc.oneof(edit, cells, cell);
  const encode = fc.option(fc.constantFrom(...Object.values(encodings)));
  const settings = fc.option(
    fc.tuple(
      fc.constantFrom('delimiter', 'quote', 'encoding', 'timeZone', 'language', 'ratingOutOf', 'hosts'),
      fc.oneof(
        word,
        fc.constantFrom<unknown>(
          ..."; , \t | ' utf-16le windows-1256 gb18030 Asia/Dubai".split(' '),
          5,
          [''],
          ['example.com'],
        ),
      ),
    ),
  );
  return fc
    .tuple(fileOf(base, feedFiles), fc.array(change, { minLength: 1, maxLength: 4 }), encode, settings)
    .map(([file, changes, encoding, setting]) => {
      const text = changes.reduce((own, apply) => apply(own), base[file] ?? '');
      const config = Object.keys(base).find((other) => /data\/feeds\/.*\.yaml$/.test(other)) ?? '';
      const tree: unknown = treeOf(base[config] ?? '');
      return {
        ...base,
        [file]: encoding ? encoding(text) : text,
        ...(setting && { [config]: stringify(put(tree, [setting[0]], { value: setting[1] })) }),
      };
    });
}

/** Texts that grow in the parser. `power` keeps most of them small, so that many can be tried. */
const monsters: fc.Arbitrary<string> = fc.tuple(fc.nat(18), fc.nat(3)).map(([kind, power]) => {
  const size = 10 ** (1 + power);
  const bomb = [
    'a: &a [x, x, x, x, x, x, x, x, x]',
    ...Array.from(
      { length: Math.min(12, size) },
      (_, level) =>
        `k${level}: &n${level} [${Array.from({ length: 9 }, () => (level === 0 ? '*a' : `*n${level - 1}`)).join(', ')}]`,
    ),
  ].join('\n');
  const forms = [
    bomb,
    `${'['.repeat(size)}${']'.repeat(size)}`,
    '['.repeat(size),
    '{a: '.repeat(size),
    Array.from({ length: Math.min(2000, size) }, (_, level) => `${' '.repeat(level)}a:`).join('\n'),
    '- '.repeat(size),
    '? '.repeat(size),
    `title: ${'x'.repeat(size * 100)}`,
    `title: "${'\\u202e'.repeat(size)}"`,
    `title: "${'\\n'.repeat(size)}`,
    `title: >\n${'  x\n'.repeat(size)}`,
    `${'k'.repeat(size)}: x`,
    Array.from({ length: size }, (_, index) => `key${index}: ${index}`).join('\n'),
    'a: b\n'.repeat(size),
    `&a ${'&b '.repeat(size)}x`,
    `a: &a\n  b: *a\n${'c: *a\n'.repeat(size)}`,
    `'${"''".repeat(size)}`,
    `# ${'#'.repeat(size * 10)}`,
    '---\n'.repeat(size),
  ];
  return forms[kind] ?? '';
});

function monstrous(base: Base): CaseArbitrary {
  const whole = monsters.map((monster) => () => monster);
  const within = fc.tuple(monsters, share).map(([monster, at]) => (text: string) => {
    const lines = text.split('\n');
    lines.splice(Math.floor(at * lines.length), 0, monster);
    return lines.join('\n');
  });
  const behind = monsters.map((monster) => (text: string) => `${text}\nx: ${monster}\n`);
  return fc
    .tuple(fileOf(base), fc.oneof(whole, within, behind))
    .map(([file, change]) => ({ ...base, [file]: change(base[file] ?? '') }));
}

const fileNames = fc.oneof(
  fc.constantFrom(
    ...'__proto__.yaml constructor.yaml toString.yaml .yaml ..yaml A.yaml متجر.yaml \u202eevil.yaml x"y.yaml'.split(
      ' ',
    ),
    ...'x.yml x.YAML x.yaml.bak x.json README.md .hidden.yaml -.yaml 404.yaml index.yaml CON.yaml a/b.yaml'.split(' '),
    ..."../up.yaml x.csv x %2e%2e.yaml <script>.yaml '.yaml ::error::x.yaml".split(' '),
    ...[' .yaml', 'a b.yaml', 'x\ny.yaml', `${'x'.repeat(250)}.yaml`],
  ),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }).map((name) => `${name}.yaml`),
);

/** Missing, duplicate, misnamed and unknown files, symbolic links and pipes. */
function strangeFiles(base: Base): CaseArbitrary {
  const files = Object.keys(base).filter((file) => file.startsWith('data/'));
  const without = fc
    .subarray(files, { minLength: 1, maxLength: 4 })
    .map((gone): Contents => Object.fromEntries(Object.entries(base).filter(([file]) => !gone.includes(file))));
  const renamed = fc.tuple(fileOf(base), fileNames).map(([file, name]): Contents => {
    const { [file]: text, ...rest } = base;
    return { ...rest, [`${file.slice(0, file.lastIndexOf('/') + 1)}${name}`]: text };
  });
  const folder = fc.constantFrom(
    '',
    ...'stores/ pages/ posts/ messages/ feeds/ images/ other/ __proto__/ stores/deep/'.split(' '),
  );
  const added = fc
    .tuple(fileOf(base), folder, fileNames, fc.boolean())
    .map(
      ([file, place, name, link]): Contents => ({ ...base, [`data/${place}${name}`]: link ? undefined : base[file] }),
    );
  const linked = fileOf(base).map((file): Contents => ({ ...base, [file]: undefined }));
  const empty = fc
    .tuple(
      fileOf(base),
      fc.constantFrom('', '\n', '# only a comment\n', '---\n', '\ufeff', ' ', 'null', '[]', '{}', '""', '0'),
    )
    .map(([file, text]): Contents => ({ ...base, [file]: text }));
  return fc.oneof(without, renamed, added, linked, empty);
}

/** The kinds of cases: the operation on a catalogue, and its share in percent. */
export const caseKinds: Readonly<Record<string, { readonly share: number; readonly arbitrary: CaseArbitrary }>> = {
  'mutated YAML': { share: 28, arbitrary: smallBase.chain((base) => edited(base, /\.yaml$/)) },
  'changed values': { share: 20, arbitrary: smallBase.chain(changedValues) },
  'what a schema forbids': { share: 15, arbitrary: forbidden },
  'hostile texts': { share: 10, arbitrary: smallBase.chain(hostileTexts) },
  'broken feeds': { share: 12, arbitrary: smallBase.chain(brokenFeeds) },
  'bytes and encodings': { share: 6.75, arbitrary: smallBase.chain(bytesOf) },
  'strange files': { share: 6, arbitrary: smallBase.chain(strangeFiles) },
  monsters: { share: 2, arbitrary: smallBase.chain(monstrous) },
  'mutated frozen catalogue': { share: 0.25, arbitrary: edited(bases.frozen) },
};
