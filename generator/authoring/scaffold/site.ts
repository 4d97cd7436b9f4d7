import { isoDay } from '../../../src/domain/dates/calendar';
import { languages } from '../../../src/domain/language/language';
import { newFile, removedFile, utf8Text, type AnyChange } from '../../catalogue/amend/file-changes';
import { quoted, scalar } from '../../catalogue/amend/yaml';
import { formats } from '../../catalogue/validate/schema/formats';
import type { Action, Answers, ChangedData, Question } from '../everyday/action';
import type { Existing } from './existing';
import { tileOf } from './tile';

export type ReplacedData = ChangedData & Pick<Existing, 'today'>;

/** The files of a new site. Marks such as `@name@` are replaced by answers. */
const templates = 'generator/authoring/scaffold/new-site';

/** The files that a new site keeps, because they contain nothing about a site. */
const keptFiles =
  /^data\/(?:README\.md|guide\/.*|messages\/.*|(?:countries|currencies|rates|payments|goods|seasons|networks)\.yaml)$/;

/** The default colour of the icon, as in the shell. */
const shippedColour = '#085955';

const colourPattern = /^#[0-9a-f]{6}$/;

/** Splits an address into origin and base path; undefined for an invalid one. */
function addressParts(address: string): { readonly origin: string; readonly basePath: string } | undefined {
  const [, origin = '', folder = ''] = /^(https:\/\/[^/?#]+)(\/[^?#]*)?$/.exec(address) ?? [];
  const basePath = folder.replace(/(?<!\/)\/+$/, '');
  return formats['origin']?.test(origin) === true && /^(\/[A-Za-z0-9._-]+)*$/.test(basePath)
    ? { origin, basePath }
    : undefined;
}

const questions: readonly Question<ReplacedData>[] = [
  { name: 'name', text: 'ask.site-name' },
  { name: 'name-ar', text: 'ask.site-name-ar' },
  {
    name: 'address',
    text: 'ask.site-address',
    problem: (address) => (addressParts(address) ? undefined : { id: 'everyday.origin' }),
  },
  {
    name: 'languages',
    text: 'ask.first-language',
    suggestion: () => languages[0],
    options: languages,
  },
  {
    name: 'colour',
    text: 'ask.colour',
    ifEmpty: 'as it is',
    problem: (colour) =>
      colourPattern.test(colour) ? undefined : { id: 'everyday.colour', values: { example: '#085955' } },
  },
];

function valuesOf(
  { name = '', 'name-ar': nameAr = '', address = '', languages: first, colour }: Answers,
  today: string,
): Readonly<Record<string, string>> {
  const { origin, basePath } = addressParts(address) ?? { origin: '', basePath: '' };
  const order = [...languages].sort((a, b) => Number(b === first) - Number(a === first));
  return {
    name: scalar(name),
    'name-ar': scalar(nameAr),
    origin,
    'base-path': basePath === '' ? '' : `basePath: ${basePath}`,
    languages: `[${order.join(', ')}]`,
    colours: colour === undefined ? '' : `colours:\n  primary: ${quoted(colour)}`,
    month: today.slice(0, 'YYYY-MM'.length),
    'home-title': quoted(`${name}: promo codes and deals ({month})`),
    'home-title-ar': quoted(`${nameAr}: أكواد خصم وعروض ({month})`),
    'about-title': quoted(`About ${name}`),
    'about-title-ar': quoted(`عن ${nameAr}`),
  };
}

/** A new site: a catalogue with one example store and no content of the former site. */
export const siteAction: Action<ReplacedData> = {
  questions,
  intend({ files, today }, answers) {
    const values = valuesOf(answers, isoDay(today));
    const colour = answers.colour ?? shippedColour;
    const texts = files.list(templates).map((path): readonly [string, string] => {
      const bytes = files.read(path);
      const lines = ((bytes && utf8Text(bytes)) ?? '').split('\n').flatMap((line) => {
        // A line that consists of a mark without a value is left out.
        const [, only] = /^@([a-z-]+)@$/.exec(line) ?? [];
        if (only !== undefined) return values[only] ? [values[only]] : [];
        return [line.replace(/@([a-z-]+)@/g, (mark, key: string) => values[key] ?? mark)];
      });
      return [`data${path.slice(templates.length)}`, lines.join('\n')];
    });
    const pictures = [
      ['data/images/icon.svg', tileOf(answers.name ?? '', colour)],
      ['data/images/example-store.svg', tileOf('Example Store', '#1d5c56')],
    ] as const;
    const written = [...texts, ...pictures].map(([path, text]): AnyChange => {
      const bytes = files.read(path);
      return bytes ? { path, before: utf8Text(bytes) ?? bytes, after: text } : newFile(path, text);
    });
    const paths = new Set(written.map(({ path }) => path));
    const removed = files.list('data').flatMap((path): readonly AnyChange[] => {
      const bytes = keptFiles.test(path) || paths.has(path) ? undefined : files.read(path);
      return bytes ? [removedFile(path, bytes)] : [];
    });
    return {
      files: [...written, ...removed],
      notes: [
        [
          'Only you know the rest:',
          '  your e-mail address, in place of contact@example.com  data/pages/contact.yaml',
          '  who operates the site, and its licences                data/site.yaml (data/guide/site.md)',
          '  what your host does with data                          data/pages/privacy-policy.yaml',
          '  your first store: npm run new store, then npm run remove example-store none',
          'Before you publish: npm run check -- --live',
        ].join('\n'),
      ],
    };
  },
};
