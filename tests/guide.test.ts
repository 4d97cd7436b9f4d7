import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isMap, isSeq, parse, parseDocument } from 'yaml';
import { check } from '../generator/catalogue/check/check';
import { commands } from '../generator/cli/main';
import { formatText } from '../generator/catalogue/diagnostics/reporters/text';
import { sectionKindsOf } from '../generator/site/emit/section-kinds';
import { FeedDoctor } from '../generator/feeds/feed-doctor/doctor';
import { valueLines } from '../generator/feeds/feed-doctor/values';
import { KnownDocuments } from '../generator/catalogue/load/document';
import { loadSchemas } from '../generator/catalogue/load/schemas';
import { siteIcons } from '../generator/catalogue/validate/schema/icons';
import { schemasOf } from '../generator/catalogue/validate/schema/schemas';
import type { Feed } from '../src/generated/data-types';
import { dataIcons } from '../src/dev/styleguide/section-samples';
import { CommandLine } from './support/command-line';
import { catalogueFiles, projectRoot, projectSystem } from './support/catalogue';
import { someOf } from './support/extent';
import { withSectionTable } from './support/section-table';

/** A page of the guide, from the folder `data/`, and its text. */
interface GuidePage {
  readonly name: string;
  readonly text: string;
}

const readGuidePage = (name: string): GuidePage => ({
  name,
  text: readFileSync(path.join(projectRoot, 'data', name), 'utf8'),
});
const guide = readGuidePage('README.md');

/**
 * The guide and its reference pages, in the order in which the guide names them: the order in which their examples are
 * run.
 */
const pages: readonly GuidePage[] = [
  guide,
  ...new Set([...guide.text.matchAll(/^\| \[(guide\/[\w-]+\.md)\]\(\1\)/gm)].map(([, name = '']) => name)),
].map((page) => (typeof page === 'string' ? readGuidePage(page) : page));
const pageOf = (name: string): GuidePage => {
  const page = pages.find((each) => each.name === `guide/${name}.md`);
  if (!page) throw new Error(`The guide does not name ${name}.md.`);
  return page;
};
const schemas = loadSchemas(projectSystem());

/** The parsed files: a section of the guide changes few of them. */
const documents = new KnownDocuments();

/** A fixed day on which all examples of the guide are valid. */
const now = Date.UTC(2026, 10, 21);

/** A fenced block: its language, what is after it, and its text. */
interface Snippet {
  /** The page and the heading above the snippet. */
  readonly heading: string;
  readonly language: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  readonly place: string;
}

/** The attributes after the language of a fenced block: `key=value` or `key`. */
const attributesOf = (more: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    more
      .split(' ')
      .filter(Boolean)
      .map((part) =>
        part.includes('=') ? [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)] : [part, ''],
      ),
  );

const snippets: readonly Snippet[] = pages.flatMap((page) =>
  [...page.text.matchAll(/^```(\w+)[ ]*(.*)\n([\s\S]*?)^```$/gm)].map(
    ({ 1: language = '', 2: more = '', 3: text = '', index }) => {
      const before = page.text.slice(0, index);
      return {
        language,
        text,
        heading: `${page.name}: ${[...before.matchAll(/^#{2,3} (.*)$/gm)].at(-1)?.[1] ?? ''}`,
        place: `data/${page.name}:${before.split('\n').length}`,
        attributes: attributesOf(more),
      };
    },
  ),
);

type Contents = Readonly<Record<string, string | Uint8Array>>;

const catalogue: Contents = Object.fromEntries(
  catalogueFiles.map((name) => [name, readFileSync(path.join(projectRoot, projectSystem().realPath(name)))]),
);

function text(files: Contents, name: string): string {
  const content = files[name];
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}

function report(files: Contents): string {
  const { diagnostics, sources } = check(
    {
      now,
      present: now,
      read: (file) =>
        Object.hasOwn(files, file)
          ? new TextEncoder().encode(text(files, file))
          : file.startsWith('schemas/')
            ? projectSystem().read(file)
            : undefined,
      list: (folder) =>
        Object.keys(files)
          .filter((file) => file.startsWith(`${folder}/`))
          .sort(),
      others: () => [],
    },
    schemas,
    { documents },
  );
  return formatText(diagnostics, sources);
}

/** Inserts a snippet where the guide says. */
function applied(files: Contents, { attributes, text: written, place }: Snippet): Contents {
  if (attributes.file !== undefined) {
    // The pictures that the guide tells its readers to draw.
    const pictures = [...written.matchAll(/^(logo|image): (\S+\.svg)/gm)].map(([, field, name]) => [
      `data/images/${name ?? ''}`,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${field === 'logo' ? '96 96' : '1200 630'}"/>`,
    ]);
    return { ...files, ...Object.fromEntries(pictures), [attributes.file]: written };
  }
  const file = attributes.in ?? '';
  expect(Object.keys(files), `${place} speaks of a file that exists`).toContain(file);
  const document = parseDocument(text(files, file));
  const { add } = attributes;
  if (add === undefined) {
    for (const [key, value] of Object.entries(parse(written) as object)) document.set(key, document.createNode(value));
  } else {
    const target = document.get(add);
    const addition: unknown = parse(written);
    if (isSeq(target) && Array.isArray(addition)) for (const item of addition) target.add(document.createNode(item));
    else if (isMap(target))
      for (const [key, value] of Object.entries(addition as object)) target.set(key, document.createNode(value));
    else throw new Error(`${place}: nothing can be added to ${add}.`);
  }
  return { ...files, [file]: document.toString({ lineWidth: 0 }) };
}

const placed = snippets.filter(
  ({ language, attributes }) => ['yaml', 'csv', 'svg'].includes(language) && attributes.wrong === undefined,
);
const headings = [...new Set(placed.map(({ heading }) => heading))];

test('the guide names each of its reference pages', () => {
  const files = readdirSync(path.join(projectRoot, 'data/guide')).map((name) => `guide/${name}`);
  expect(pages.map(({ name }) => name).sort()).toEqual(['README.md', ...files].sort());
});

test('the short guide has at most 4,000 words', () => {
  expect(guide.text.split(/\s+/).length).toBeLessThanOrEqual(4000);
});

test('every snippet of the guide names its file, or is a command or an output', () => {
  const homeless = snippets.filter(
    ({ language, attributes }) =>
      !['sh', 'text'].includes(language) && attributes.file === undefined && attributes.in === undefined,
  );
  expect(homeless.map(({ place, language }) => `${place}: ${language}`)).toEqual([]);
  expect(headings.length).toBeGreaterThan(8);
});

describe('the guide, followed from beginning to end', () => {
  let files: Contents = catalogue;
  let followed = 0;
  const ends = new Set([...someOf(headings, 8), ...headings.slice(-1)]);
  test.each([...ends])('leaves the catalogue without diagnostics after the section "%s"', (heading) => {
    const next = headings.indexOf(heading) + 1;
    for (const each of headings.slice(followed, next))
      for (const snippet of placed) if (snippet.heading === each) files = applied(files, snippet);
    followed = next;
    expect(report(files)).toBe('');
  });
});

test('the diagnostic in the guide equals the output of the check', () => {
  const wrong = snippets.filter(({ attributes }) => attributes.wrong !== undefined);
  const said = snippets.filter(
    ({ language, attributes, heading }) =>
      language === 'text' &&
      attributes.of === undefined &&
      attributes.list === undefined &&
      heading === wrong[0]?.heading,
  );
  expect(wrong).toHaveLength(1);
  expect(said).toHaveLength(1);
  const store = placed.find(({ attributes }) => attributes.file === wrong[0]?.attributes.in);
  expect(store).toBeDefined();
  if (!store || !wrong[0]) return;
  const lines = report(applied(applied(catalogue, store), wrong[0])).split('\n');
  for (const line of said.flatMap((snippet) => snippet.text.trim().split('\n'))) expect(lines).toContain(line);
});

test('the values of a feed in the guide equal the output of `npm run feed`', () => {
  const [said, ...others] = snippets.filter(({ attributes }) => attributes.of !== undefined);
  expect(others).toEqual([]);
  const name = said?.attributes.of ?? '';
  const files = placed.reduce(applied, catalogue);
  const config = parse(text(files, `data/feeds/${name}.yaml`)) as Feed; // another test has found no error in it
  const doctor = new FeedDoctor(
    { config, site: { timeZone: 'UTC' }, now, schemas: schemasOf(schemas) },
    () => undefined,
  );
  doctor.push(text(files, `data/feeds/${name}.csv`));
  doctor.end();
  expect(valueLines(doctor.values).join('\n')).toBe(said?.text);
});

describe('the commands in the guide', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const common = { format: { type: 'string' }, quiet: { type: 'boolean' } } as const;
  const lines = snippets
    .filter(({ language }) => language === 'sh')
    .flatMap((snippet) => snippet.text.trim().split('\n'));

  test('begin with the installation, the only one that is no script', () => {
    expect(lines.indexOf('npm ci')).toBe(0);
    expect(lines.lastIndexOf('npm ci')).toBe(0);
    expect(lines.length).toBeGreaterThan(10);
  });

  const wordsOf = (line: string): readonly string[] =>
    [...line.matchAll(/"[^"]*"|\S+/g)].map(([word]) => word.replace(/^"|"$/g, ''));

  test.each(lines.slice(1))('include the valid command %s', async (line) => {
    const [npm, run, name = '', ...rest] = wordsOf(line);
    expect([npm, run]).toEqual(['npm', 'run']);
    expect(scripts[name]).toBe(`node generator/cli/launcher/launch.js ${name}`);
    const { command } = (await commands[name]?.()) ?? {};
    if (!command) throw new Error(`There is no command ${name}.`);
    // npm consumes options before `--`.
    const dashes = rest.indexOf('--');
    expect((dashes < 0 ? rest : rest.slice(0, dashes)).filter((word) => word.startsWith('-'))).toEqual([]);
    const args = rest.filter((word) => word !== '--');
    const { positionals } = parseArgs({ args, allowPositionals: true, options: { ...command.options, ...common } });
    if (positionals.length > 0) expect(command.positionals).toBeDefined();
  });

  describe('which change the data', () => {
    const project = new CommandLine({ SOURCE_DATE_EPOCH: String(now / 1000) });
    afterAll(() => project.remove());

    /** The words that a command receives: npm consumes the first `--`. */
    const argumentsOf = (line: string): readonly string[] =>
      wordsOf(line)
        .slice(2)
        .filter((word) => word !== '--');

    // Other tests run the commands that need a feed.
    const changing = pages
      .flatMap((page) => [...page.text.matchAll(/npm run (?:new|tried|checked|end|rename|remove) [^`|\n]+/g)])
      .map(([line]) => line.trim())
      .filter((line) => !/[…<]|--feed/.test(line));

    const store = changing.find((line) => line.includes('--name "Silk Road"')) ?? '';

    beforeAll(async () => {
      const [list] = snippets.filter(({ attributes }) => attributes.list !== undefined);
      project.write('tests.txt', list?.text ?? '');
      project.write('mail.txt', 'OUD20 gives 20% off');
      expect(await project.run(...argumentsOf(store), '--category', 'fashion')).toMatchObject({
        code: 0,
        err: '',
      });
      const closed = ['--name', 'Closed Bazaar', '--url', 'https://www.example.org/', '--category', 'fashion'];
      expect(await project.run('new', 'store', ...closed)).toMatchObject({ code: 0 });
      const offer = changing.find((line) => line.includes('HELLO15')) ?? '';
      expect(await project.run(...argumentsOf(offer), '--yes')).toMatchObject({ code: 0 });
    });

    test.each([...new Set(changing)].filter((line) => line !== store))(
      'are understood as the guide writes them: %s',
      async (line) => {
        const { code, err } = await project.run(...argumentsOf(line));
        const asked = /Nothing was changed, because|Repeat the command with|an answer is required|is still needed in/;
        expect([code, err]).toEqual(asked.test(err) ? [2, err] : [0, '']);
      },
    );
  });
});

/** The rows of the table whose header has these columns. */
function tableRows({ text: page }: GuidePage, first: string, second: string): readonly (readonly [string, string])[] {
  const body =
    page
      .slice(page.indexOf(`| ${first} | ${second} |`))
      .split('\n\n')[0]
      ?.trimEnd() ?? '';
  return body
    .split('\n')
    .slice(2)
    .map((row): [string, string] => {
      const [, left = '', right = ''] = row.split('|').map((cell) => cell.trim());
      return [left, right];
    });
}

describe('the Arabic terms of the guide', () => {
  const messages = Object.values(messagesOfCatalogue());

  function messagesOfCatalogue(): Readonly<Record<string, { readonly en: string; readonly ar: string }>> {
    const files = Object.keys(catalogue).filter((name) => name.startsWith('data/messages/'));
    return Object.assign(
      {},
      ...files.map((name) => (parse(text(catalogue, name)) as { readonly messages: object }).messages),
    );
  }

  test.each(tableRows(pageOf('texts'), 'English', 'Arabic'))('include %s as %s, like the site', (en, ar) => {
    expect(messages.filter((message) => message.en === en).map((message) => message.ar)).toContain(ar);
  });

  test('follow the rules of the guide in every file of the catalogue', () => {
    const slips = [
      /(?<!\p{L})قم ب/gu,
      /(?<!\p{L})بواسطة/gu,
      /يرجى القيام/gu,
      /[٠-٩۰-۹]/gu,
      /\p{Script=Arabic}[,;?](?!\p{L})/gu,
    ];
    const found = Object.keys(catalogue)
      .filter((name) => name.endsWith('.yaml'))
      .flatMap((name) =>
        slips.flatMap((slip) => [...text(catalogue, name).matchAll(slip)].map(([words]) => `${name}: ${words}`)),
      );
    expect(found).toEqual([]);
  });
});

test('the guide has an up-to-date row for each kind of section, which `npm run guide-pictures` writes', () => {
  const { text: sections } = pageOf('sections');
  expect(sections).toBe(withSectionTable(sections, schemas));
});

describe('the pictures of the guide', () => {
  const pictures = path.join(projectRoot, 'generator/docs/pictures');

  test('show every kind of section and the icons', () => {
    const kinds = sectionKindsOf(schemas).map(([kind]) => kind);
    expect(pageOf('sections').text).toContain('(../../generator/docs/pictures/icons.png)');
    expect(readdirSync(pictures).sort()).toEqual([...kinds, 'icons'].map((name) => `${name}.png`).sort());
  });

  test('take less than 400 KB in total', () => {
    const sizes = readdirSync(pictures).map((name) => statSync(path.join(pictures, name)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(400_000);
  });

  test('are followed by the names of all icons', () => {
    const { text: sections } = pageOf('sections');
    const part = sections.slice(sections.indexOf('![All icons'), sections.indexOf('### An icon of your own'));
    const names = siteIcons(schemas);
    expect(names.length).toBeGreaterThan(20);
    expect([...part.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name)).toEqual(names);
    expect(dataIcons).toEqual(names);
  });
});

test('the guide lists the exit codes of the commands', async () => {
  const { exitCodes } = await import('../generator/cli/commands/command');
  expect(tableRows(pageOf('publishing'), 'The command ends with', 'It means').map(([code]) => Number(code))).toEqual(
    Object.values(exitCodes).sort((a, b) => a - b),
  );
});

/** The anchors of the headings of a page as on GitHub. */
const anchorsOf = (page: string): readonly string[] =>
  [...page.replace(/^```[\s\S]*?^```$/gm, '').matchAll(/^#{1,6} (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

test('the links of the guide lead to existing files and headings', () => {
  const links = pages.flatMap(({ name, text: page }) =>
    [...page.replace(/^```[\s\S]*?^```$/gm, '').matchAll(/\]\((?!https?:|\/)([^)\s]+)\)/g)].map(([, target = '']) => {
      const [file = '', anchor] = target.split('#');
      return {
        link: `data/${name}: ${target}`,
        file: file === '' ? name : path.posix.join(path.posix.dirname(name), file),
        anchor,
      };
    }),
  );
  expect(links.length).toBeGreaterThan(25);
  const broken = links.filter(({ file, anchor }) => {
    if (!existsSync(path.join(projectRoot, 'data', file))) return true;
    return anchor !== undefined && !anchorsOf(readGuidePage(file).text).includes(anchor);
  });
  expect(broken.map(({ link }) => link)).toEqual([]);
});
