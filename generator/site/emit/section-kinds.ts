import { isMapping } from '../../catalogue/load/fields';
import type { SchemaDocument, Schemas } from '../../catalogue/load/schemas';
import type { EmittedFile } from './modules';

/** A definition in `schemas/sections.schema.json`, with the site's own keywords. */
interface SectionKind {
  readonly title: string;
  readonly pages: readonly ListedOn[];
  /** Its rank on a store's page, or the rank of each tone. */
  readonly order?: number | Readonly<Record<string, number>>;
  /** Whether a page may have it only once. */
  readonly once?: true;
  /** The style guide shows the first. */
  readonly examples?: readonly Node[];
}

/** The kinds of pages with sections, each with its allowed section kinds. */
const lists = {
  store: {
    name: 'section',
    title: 'Section',
    description: 'One part of a page. Its `kind` says which.\nقسم واحد من الصفحة. ويحدّد `kind` نوعه.',
  },
  home: {
    name: 'plainSection',
    title: 'PlainSection',
    description:
      'One part of a page that belongs to no store, so it cannot show offers. Its `kind` says which.\nقسم واحد من صفحة لا تخصّ متجرًا، فلا يمكن أن تظهر فيه عروض. ويحدّد `kind` نوعه.',
  },
  static: {
    name: 'staticSection',
    title: 'StaticSection',
    description:
      'One part of a page of text, which belongs to no store, so it cannot show offers. Its `kind` says which.\nقسم واحد من صفحة نصية لا تخصّ متجرًا، فلا يمكن أن تظهر فيه عروض. ويحدّد `kind` نوعه.',
  },
  article: {
    name: 'articleSection',
    title: 'ArticleSection',
    description: 'One part of the article. Its `kind` says which.\nجزء واحد من المقال. يحدّد `kind` نوعه.',
  },
} as const;

type ListedOn = keyof typeof lists;

type Node = Readonly<Record<string, unknown>>;

function isSectionKind(node: unknown): node is SectionKind & Node {
  return isMapping(node) && Array.isArray(node['pages']);
}

function definitionsOf(schemas: Schemas, file: string): Readonly<Record<string, unknown>> {
  const definitions = schemas.get(file)?.['$defs'];
  if (!isMapping(definitions)) throw new Error(`${file} has no definitions.`);
  return definitions;
}

/** Replaces a reference to a text in both languages by one to a text in one language. */
function oneText({ $ref: _ref, ...own }: Node, target: Node): Node | undefined {
  const { properties } = target;
  if (!isMapping(properties) || !isMapping(properties['en']) || !('ar' in properties)) return undefined;
  return { ...properties['en'], ...own };
}

/** For articles, whose texts are in one language. The schema has its own title. */
function inOneLanguage(value: unknown, common: Node): unknown {
  if (Array.isArray(value)) return value.map((item) => inOneLanguage(item, common));
  if (!isMapping(value)) return value;
  const { $ref } = value;
  if (typeof $ref === 'string') {
    const [file = '', name = ''] = $ref.split('#/$defs/');
    if (file === '') return { ...value, $ref: `sections.schema.json${$ref}` };
    const target = common[name];
    if (file !== 'common.schema.json' || !isMapping(target)) throw new Error(`An article cannot have ${$ref}.`);
    const text = oneText(value, target);
    // A nested definition with texts in both languages would need a form of its own.
    if (text === undefined && /\/(?:text|markdown)"/.test(JSON.stringify(target)))
      throw new Error(`An article cannot have ${$ref}: it has texts in both languages.`);
    return text ?? value;
  }
  const own = Object.entries(value).map(([key, child]) => [key, inOneLanguage(child, common)] as const);
  const { title } = value;
  return { ...Object.fromEntries(own), ...(typeof title === 'string' && { title: `Article${title}` }) };
}

/** The schema to which others refer: a list of kinds for each page, and the forms for articles. */
function listsSchema(kinds: readonly (readonly [string, SectionKind & Node])[], common: Node): SchemaDocument {
  const listOf = (page: ListedOn): Node => ({
    title: lists[page].title,
    description: lists[page].description,
    type: 'object',
    discriminator: { propertyName: 'kind' },
    required: ['kind'],
    oneOf: kinds
      .filter(([, kind]) => kind.pages.includes(page))
      .map(([name]) => ({ $ref: page === 'article' ? `#/$defs/${name}` : `sections.schema.json#/$defs/${name}` })),
  });
  const articleForms = kinds
    .filter(([, kind]) => kind.pages.includes('article'))
    .map(([name, { pages: _pages, order: _order, once: _once, examples: _examples, title, ...node }]) => {
      const form = inOneLanguage({ title: title.replace(/Section$/, ''), ...node }, common);
      return [name, form] as const;
    });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'SectionLists',
    $comment: 'Made by `npm run generate` from sections.schema.json. Do not edit.',
    $defs: {
      ...Object.fromEntries(
        Object.entries(lists).map(([page, { name }]) => [
          name,
          // The name is a key of `lists`.
          listOf(page as ListedOn),
        ]),
      ),
      ...Object.fromEntries(articleForms),
    },
  };
}

/** The section kinds and tones with a rank on a store's page, in order. */
function orderOf(kinds: readonly (readonly [string, SectionKind])[]): readonly string[] {
  const places = kinds.flatMap(([name, { order }]) =>
    typeof order === 'number' ? [[name, order] as const] : Object.entries(order ?? {}),
  );
  const repeated = places.find(([, place], index) => places.findIndex(([, other]) => other === place) !== index);
  if (repeated) throw new Error(`Two kinds of section have the order ${repeated[1]}.`);
  return places.sort(([, a], [, b]) => a - b).map(([name]) => name);
}

function sourceList(names: readonly string[]): string {
  return `[${names.map((name) => `'${name}'`).join(', ')}]`;
}

/** In the order of their definitions. */
export function sectionKindsOf(schemas: Schemas): readonly (readonly [string, SectionKind & Node])[] {
  return Object.entries(definitionsOf(schemas, 'sections.schema.json')).flatMap(([name, node]) =>
    isSectionKind(node) ? [[name, node] as const] : [],
  );
}

/** The committed files that are derived from section kinds, by path. */
export function sectionKindFiles(schemas: Schemas): readonly EmittedFile[] {
  const kinds = sectionKindsOf(schemas);
  const single = kinds.filter(([, { once }]) => once).map(([name]) => name);
  return [
    [
      'schemas/section-lists.schema.json',
      `${JSON.stringify(listsSchema(kinds, definitionsOf(schemas, 'common.schema.json')), undefined, 2)}\n`,
    ],
    [
      'src/domain/pages/section-kinds.ts',
      `// Made by \`npm run generate\` from schemas/sections.schema.json. Do not edit.

/** The kinds and tones of the sections that a shopper needs to use a code, in page order. */
export const sectionOrder: readonly string[] = ${sourceList(orderOf(kinds))};

/** The kinds of sections that a page has at most once, because the ids of their rows would repeat. */
export const singleSections: readonly string[] = ${sourceList(single)};
`,
    ],
  ];
}
