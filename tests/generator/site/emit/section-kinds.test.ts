import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { sectionKindFiles, sectionKindsOf } from '../../../../generator/site/emit/section-kinds';
import { loadSchemas, type SchemaDocument } from '../../../../generator/catalogue/load/schemas';
import { formats } from '../../../../generator/catalogue/validate/schema/formats';
import { projectSystem } from '../../../support/catalogue';

const bilingual = (contentMediaType: string) => ({
  type: 'object',
  properties: { en: { type: 'string', contentMediaType }, ar: { type: 'string', contentMediaType } },
});

const common: SchemaDocument = {
  $defs: {
    text: bilingual('text/plain'),
    markdown: bilingual('text/markdown'),
    link: { type: 'object', properties: { label: { $ref: '#/$defs/text' } } },
    icon: { type: 'string' },
  },
};

/** The files that follow from definitions. */
function filesOf(definitions: Readonly<Record<string, object>>): ReadonlyMap<string, string> {
  const schemas = new Map([
    ['common.schema.json', common],
    ['sections.schema.json', { $defs: definitions }],
  ]);
  return new Map(sectionKindFiles(schemas));
}

/** The definitions of the lists. */
function listsOf(definitions: Readonly<Record<string, object>>): Readonly<Record<string, unknown>> {
  const { $defs } = JSON.parse(filesOf(definitions).get('schemas/section-lists.schema.json') ?? '') as {
    readonly $defs: Readonly<Record<string, unknown>>;
  };
  return $defs;
}

const video = (own: object) => ({ title: 'VideoSection', type: 'object', ...own });

describe('sectionKindFiles', () => {
  const system = projectSystem();

  it.each(sectionKindFiles(loadSchemas(system)))(
    'returns the content of %s (if it differs, run `npm run generate`)',
    (file, text) => {
      expect(new TextDecoder().decode(system.read(file))).toBe(text);
    },
  );

  it('lists a kind only for its own pages', () => {
    const lists = listsOf({ anchor: { type: 'string' }, video: video({ pages: ['store', 'static'] }) });
    const listed = [{ $ref: 'sections.schema.json#/$defs/video' }];
    expect(lists['section']).toMatchObject({ title: 'Section', oneOf: listed });
    expect(lists['plainSection']).toMatchObject({ oneOf: [] });
    expect(lists['staticSection']).toMatchObject({ oneOf: listed });
    expect(lists['articleSection']).toMatchObject({ oneOf: [] });
  });

  it('gives an article the same kind with its texts in one language', () => {
    const properties = {
      id: { $ref: '#/$defs/anchor' },
      heading: { description: 'The heading.', $ref: 'common.schema.json#/$defs/text' },
      scenes: {
        type: 'array',
        items: {
          title: 'Scene',
          properties: {
            title: { $ref: 'common.schema.json#/$defs/markdown' },
            icon: { $ref: 'common.schema.json#/$defs/icon' },
          },
        },
      },
    };
    const examples = [{ heading: { en: 'See it', ar: 'شاهده' } }];
    const lists = listsOf({ video: video({ pages: ['article'], order: 1, once: true, examples, properties }) });
    expect(lists['articleSection']).toMatchObject({ oneOf: [{ $ref: '#/$defs/video' }] });
    expect(lists['video']).toEqual({
      title: 'ArticleVideo',
      type: 'object',
      properties: {
        id: { $ref: 'sections.schema.json#/$defs/anchor' },
        heading: { description: 'The heading.', type: 'string', contentMediaType: 'text/plain' },
        scenes: {
          type: 'array',
          items: {
            title: 'ArticleScene',
            properties: {
              title: { type: 'string', contentMediaType: 'text/markdown' },
              icon: { $ref: 'common.schema.json#/$defs/icon' },
            },
          },
        },
      },
    });
  });

  it('refuses an article kind whose texts would stay in both languages', () => {
    const properties = { link: { $ref: 'common.schema.json#/$defs/link' } };
    expect(() => listsOf({ video: video({ pages: ['article'], properties }) })).toThrow(/both languages/);
  });

  it('sorts kinds and tones by their order, and names the kinds that a page has only once', () => {
    const kinds = filesOf({
      faq: video({ pages: ['store'], order: 3 }),
      prose: video({ pages: ['store'], order: { note: 2 } }),
      video: video({ pages: ['store'], order: 1, once: true }),
      links: video({ pages: ['store'] }),
    }).get('src/domain/pages/section-kinds.ts');
    expect(kinds).toContain("sectionOrder: readonly string[] = ['video', 'note', 'faq'];");
    expect(kinds).toContain("singleSections: readonly string[] = ['video'];");
  });

  it('refuses two kinds with the same order', () => {
    const kind = video({ pages: ['store'], order: 1 });
    expect(() => filesOf({ a: kind, b: kind })).toThrow(/the order 1/);
  });
});

describe('the examples of the kinds of sections', () => {
  const schemas = loadSchemas(projectSystem());
  const ajv = new Ajv2020({
    strict: false,
    discriminator: true,
    formats: Object.fromEntries(Object.entries(formats).map(([name, { test }]) => [name, test])),
  });
  for (const [name, schema] of schemas) ajv.addSchema(schema, name);

  it.each(sectionKindsOf(schemas))('exist for %s and match its definition', (kind, { examples = [] }) => {
    const refused = examples.filter((example) => ajv.validate(`sections.schema.json#/$defs/${kind}`, example) !== true);
    expect([examples.length > 0, refused]).toEqual([true, []]);
  });
});
