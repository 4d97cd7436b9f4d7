import type { Schemas } from '../load/schemas';

/** The kinds of file whose shapes become types: those under data/, and the public copy that is made of them. */
const roots = ['site', 'home', 'store', 'page', 'post', 'redirects', 'messages', 'feed', 'feed-row', 'api'] as const;

/**
 * What a field says of itself beside a `$ref` is for editors. Here it would make each such field a type of its own, and
 * a text would no longer be a `Text`.
 */
function withoutOwnWords(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('$ref' in value) || !('description' in value)) return value;
  const { description: _description, ...rest } = value;
  return rest;
}

/** Indents lines by the braces that stand round them. */
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

/**
 * The TypeScript types of everything the schemas describe, as one module. Types come from the schemas and from
 * nothing else.
 */
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
    // Its formatter takes twice as long as all else here, for what `indented` does.
    format: false,
    cwd: '/',
    $refOptions: {
      resolve: {
        http: false,
        file: {
          // The schemas are in memory already; nothing is read from the disk again.
          read: ({ url }: { url: string }) => {
            const schema = schemas.get(url.slice(url.lastIndexOf('/') + 1));
            if (!schema) throw new Error(`There is no schema ${url}.`);
            return JSON.stringify(schema, withoutOwnWords);
          },
        },
      },
    },
  });
  return indented(types);
}
