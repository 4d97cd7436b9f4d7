import { describedIn } from '../../../src/domain/editing/names';
import { requiringAll, type Schemas } from '../../catalogue/load/schemas';

/** The schemas of the files in data/, and that of the public API. */
const roots = [
  'site',
  'home',
  'store',
  'page',
  'post',
  'redirects',
  'claims',
  'countries',
  'currencies',
  'categories',
  'payments',
  'goods',
  'seasons',
  'rates',
  'networks',
  'confirmed',
  'messages',
  'feed',
  'feed-row',
  'feed-corrections',
  'evidence',
  'api',
] as const;

/**
 * Removes descriptions and keywords beside a `$ref`, which would make each such field a separate type instead of, for
 * example, `Text`. Comments have only the English description. Narrows countries, currencies and icons to the existing
 * ones.
 */
function forTypes(key: string, value: unknown): unknown {
  if (key === 'description' && typeof value === 'string') return describedIn(value, 'en');
  if (typeof value !== 'object' || value === null) return value;
  if ('title' in value && (value.title === 'Country' || value.title === 'Currency'))
    return { ...value, tsType: `import('./codes').${value.title}Code` };
  if ('title' in value && value.title === 'Icon') return { ...value, tsType: "import('./icon-names').IconName" };
  if (!('$ref' in value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== 'description' && !key.startsWith('x-')));
}

/** By depth of brackets. */
function indented(code: string): string {
  let depth = 0;
  const lines = code.split('\n').map((line) => {
    if (/^\s*(?:\/?\*|$)/.test(line)) return '  '.repeat(depth) + line;
    if (/^[)}\]]/.test(line)) depth -= 1;
    const moved = '  '.repeat(depth) + line;
    if (/[({[]$/.test(line)) depth += 1;
    return moved;
  });
  return lines.map((line) => line.trimEnd()).join('\n');
}

export async function dataTypesModule(schemas: Schemas): Promise<string> {
  const { compile } = await import('json-schema-to-typescript');
  const everything = {
    title: 'DataFiles',
    description: 'One of each kind of file under data/.',
    type: 'object' as const,
    additionalProperties: false,
    required: [...roots],
    properties: Object.fromEntries(roots.map((name) => [name, { $ref: `${name}.schema.json` }])),
  };
  const types = await compile(everything, 'DataFiles', {
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    bannerComment: '// Made by the generator from schemas/. Do not edit.',
    strictIndexSignatures: true,
    // The library's formatter takes twice as long as everything else here; `indented` is enough.
    format: false,
    cwd: '/',
    $refOptions: {
      resolve: {
        http: false,
        file: {
          // Resolves references from the schemas in memory.
          read: ({ url }: { url: string }) => {
            const schema = schemas.get(url.slice(url.lastIndexOf('/') + 1));
            if (!schema) throw new Error(`There is no schema ${url}.`);
            return JSON.stringify(JSON.parse(JSON.stringify(schema), requiringAll), forTypes);
          },
        },
      },
    },
  });
  return indented(types);
}
