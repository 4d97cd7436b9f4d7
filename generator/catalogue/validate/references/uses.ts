import type { Span } from '../../diagnostics/diagnostic';
import type { SourceDocument } from '../../load/document';
import { isMapping } from '../../load/fields';
import type { ReadDocument } from '../catalogue';
import { linksIn } from '../texts/markdown-links';
import { typeOf, type ReferenceKind, type SchemaName, type SchemaNode, type Schemas } from '../schema/schemas';
import { textsOf } from '../texts/texts';
import type { Use } from './use';

export type { Use } from './use';

export function spanOf({ path, within }: Pick<Use, 'path' | 'within'>, document: SourceDocument): Span {
  return within ? document.spanWithin(path, within.start, within.end) : document.span(path);
}

type Reference = Pick<SchemaNode, 'x-ref-missing' | 'x-ref-except' | 'x-ref-place'> & {
  readonly 'x-ref': ReferenceKind;
};

interface Plan {
  readonly text: Reference | undefined;
  readonly keys: Reference | undefined;
  readonly properties: ReadonlyMap<string, Plan>;
  readonly others: Plan | undefined;
  readonly items: Plan | undefined;
  /** The branches of a union by their `kind`, or else by their type. */
  readonly branches: ReadonlyMap<unknown, Plan>;
}

function referenceOf(node: SchemaNode | undefined): Reference | undefined {
  const kind = node?.['x-ref'];
  return node && kind && { ...node, 'x-ref': kind };
}

// Definitions are used in many places: without this, the plans of all files take a tenth of a second.
const planOfNode = new WeakMap<SchemaNode, { readonly plan: Plan | undefined }>();

function planOf(given: SchemaNode, schemas: Schemas): Plan | undefined {
  const known = planOfNode.get(given) ?? { plan: newPlan(schemas.resolve(given), schemas) };
  planOfNode.set(given, known);
  return known.plan;
}

function newPlan(node: SchemaNode, schemas: Schemas): Plan | undefined {
  const { properties = {}, additionalProperties, propertyNames, items, oneOf = [] } = node;
  const below = (entries: readonly (readonly [unknown, SchemaNode])[]): ReadonlyMap<unknown, Plan> =>
    new Map(
      entries.flatMap(([key, child]) => {
        const plan = planOf(child, schemas);
        return plan ? [[key, plan] as const] : [];
      }),
    );
  const plan = {
    text: referenceOf(node),
    keys: referenceOf(propertyNames && schemas.resolve(propertyNames)),
    // The keys are those of an object, so texts.
    properties: below(Object.entries(properties)) as Plan['properties'],
    others: typeof additionalProperties === 'object' ? planOf(additionalProperties, schemas) : undefined,
    items: items && planOf(items, schemas),
    branches: below(
      oneOf.map((each) => {
        const branch = schemas.resolve(each);
        return [branch.properties?.['kind']?.const ?? typeOf(branch), branch];
      }),
    ),
  };
  const { text, keys, others } = plan;
  const isEmpty = !text && !keys && !others && !plan.items && plan.properties.size + plan.branches.size === 0;
  return isEmpty ? undefined : plan;
}

const plans = new WeakMap<Schemas, Map<SchemaName, Plan | undefined>>();

/** The plan of a kind of file, so that the parts of a file without references are not visited. */
function planFor(schemas: Schemas, name: SchemaName): Plan | undefined {
  const known = plans.get(schemas) ?? new Map<SchemaName, Plan | undefined>();
  plans.set(schemas, known);
  if (!known.has(name)) known.set(name, planOf(schemas.rootOf(name), schemas));
  return known.get(name);
}

class Walk {
  readonly uses: Use[] = [];
  readonly #path: (string | number)[] = [];

  #add(reference: Reference, id: string, store: string | undefined, isKey: boolean): void {
    const { 'x-ref': kind, 'x-ref-except': except, 'x-ref-missing': missing, 'x-ref-place': place } = reference;
    if (except?.includes(id)) return;
    this.uses.push({
      kind,
      id,
      path: [...this.#path],
      isKey: isKey || undefined,
      store: kind === 'offer' ? store : undefined,
      mayLack: missing ? true : undefined,
      place,
    });
  }

  visit(value: unknown, plan: Plan, store: string | undefined): void {
    if (typeof value === 'string') {
      if (plan.text && value !== '') this.#add(plan.text, value, store, false);
    } else if (Array.isArray(value)) {
      for (let index = 0; plan.items && index < value.length; index += 1) {
        this.#path.push(index);
        this.visit(value[index], plan.items, store);
        this.#path.pop();
      }
    } else if (isMapping(value)) this.#visitMapping(value, plan, store);
  }

  #visitMapping(value: Readonly<Record<string, unknown>>, plan: Plan, store: string | undefined): void {
    const branch = plan.branches.get(value['kind']) ?? plan.branches.get('object');
    if (branch) this.#visitMapping(value, branch, store);
    const { store: named } = value;
    const isNamed = typeof named === 'string' && plan.properties.get('store')?.text?.['x-ref'] === 'store';
    const own = isNamed ? named : store;
    for (const key of Object.keys(value)) {
      const child = plan.properties.get(key) ?? plan.others;
      if (!child && !plan.keys) continue;
      this.#path.push(key);
      if (plan.keys) this.#add(plan.keys, key, undefined, true);
      if (child) this.visit(value[key], child, plan.keys?.['x-ref'] === 'store' ? key : own);
      this.#path.pop();
    }
  }
}

let last: { readonly schemas: Schemas; readonly document: SourceDocument; readonly uses: readonly Use[] } | undefined;

/**
 * The references of the fields in file order, then the links in texts. The shape need not be valid. An offer is one of
 * the store that the nearest mapping names as `store` or is the key of, or else of the store's own file.
 */
export function usesIn(schemas: Schemas, read: ReadDocument): readonly Use[] {
  const { kind, document } = read;
  if (last && last.document === document && last.schemas === schemas) return last.uses;
  const { value } = document;
  const plan = planFor(schemas, kind);
  const walk = new Walk();
  const slug = kind === 'store' && isMapping(value) ? value['slug'] : undefined;
  if (plan) walk.visit(value, plan, typeof slug === 'string' ? slug : undefined);
  for (const text of textsOf(read).all)
    for (const { url, ...within } of linksIn(text)) walk.uses.push({ kind: 'page', id: url, path: text.path, within });
  // Kept for one file, because several rules ask for the same one in succession.
  last = { schemas, document, uses: walk.uses };
  return walk.uses;
}
