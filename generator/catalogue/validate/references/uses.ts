import type { Path } from '../../load/document';
import { isObject } from '../schema-errors/names';
import { typeOf, type ReferenceKind, type SchemaName, type SchemaNode, type Schemas } from '../schemas';

/** A place in a file that refers to something by its name. */
export interface Use {
  readonly kind: ReferenceKind;
  readonly id: string;
  readonly path: Path;
  /** Whether the name is the key at the path, not the value. */
  readonly isKey?: true;
  /** Of an offer: the slug of its store. */
  readonly store?: string;
  /** Whether the thing may be missing. */
  readonly mayLack?: true;
}

/** What a text or a key refers to. */
type Reference = Pick<SchemaNode, 'x-ref-missing' | 'x-ref-except'> & { readonly 'x-ref': ReferenceKind };

/** The part of a schema node that can hold a reference. */
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

function planOf(given: SchemaNode, schemas: Schemas): Plan | undefined {
  const node = schemas.resolve(given);
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
    const { 'x-ref': kind, 'x-ref-except': except, 'x-ref-missing': missing } = reference;
    if (except?.includes(id)) return;
    this.uses.push({
      kind,
      id,
      path: [...this.#path],
      isKey: isKey || undefined,
      store: kind === 'offer' ? store : undefined,
      mayLack: missing ? true : undefined,
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
    } else if (isObject(value)) this.#visitMapping(value, plan, store);
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

let last: { readonly schemas: Schemas; readonly value: unknown; readonly uses: readonly Use[] } | undefined;

/**
 * All references of a file, in the order of the file. Its shape need not be valid. An offer is one of the store that
 * the nearest mapping around it names as `store` or is the key of, or else of the store's own file.
 */
export function usesIn(schemas: Schemas, name: SchemaName, value: unknown): readonly Use[] {
  if (last && last.value === value && last.schemas === schemas) return last.uses;
  const plan = planFor(schemas, name);
  const walk = new Walk();
  const slug = name === 'store' && isObject(value) ? value['slug'] : undefined;
  if (plan) walk.visit(value, plan, typeof slug === 'string' ? slug : undefined);
  // Kept for one file, because several rules ask for the same one in succession.
  last = { schemas, value, uses: walk.uses };
  return walk.uses;
}
