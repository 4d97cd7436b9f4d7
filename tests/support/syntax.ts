import { parseAst } from 'vite';

/** A node of a syntax tree, as ESTree names them. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Every node of a TypeScript or TSX module, parents first. */
export function* nodesOf(code: string, lang: 'ts' | 'tsx' = 'tsx'): Generator<SyntaxNode> {
  const waiting: unknown[] = [parseAst(code, { lang })];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (Array.isArray(value)) waiting.push(...value);
    else if (typeof value === 'object' && value !== null) {
      if (isNode(value)) yield value;
      waiting.push(...Object.values(value));
    }
  }
}
