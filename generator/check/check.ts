import { dayAt } from '../../src/domain/calendar';
import { hasErrors, sortDiagnostics, type Diagnostic } from '../diagnostics/diagnostic';
import type { Sources } from '../diagnostics/reporters/text';
import type { System } from '../system/system';
import type { Files } from '../system/files';
import { load } from '../load/load';
import { loadSchemas, type Schemas } from '../load/schemas';
import { evidenceOf } from '../claims/evidence';
import { claimWarnings } from '../claims/findings';
import { brokenParts, without } from '../quarantine/broken';
import { pruned } from '../quarantine/prune';
import type { Catalogue } from '../validate/catalogue';
import { readInterfaceMessages } from '../validate/interface-messages';
import { orderWarnings } from '../validate/order-warnings';
import { lostOrdersOf, reportedOrders } from '../validate/orders';
import { RuleError } from '../validate/rule-error';
import { storeRowWarnings } from '../validate/store-rows';
import { validate } from '../validate/validate';

/** What checking the data gives: its faults, and the catalogue if none of them is an error. */
export interface Checked {
  readonly diagnostics: readonly Diagnostic[];
  /** The texts that the diagnostics speak of. */
  readonly sources: Sources;
  readonly catalogue?: Catalogue;
}

/** What checking gives where broken stores may be left out. */
export interface Salvaged extends Checked {
  /** The slugs of the stores that the catalogue is without; their faults are told as warnings. */
  readonly leftOut: readonly string[];
}

/** Where checking reads from, and when. */
export type CheckSystem = Files & Pick<System, 'now' | 'present'>;

/** The warnings about the rows that stores take from feeds. */
export function rowWarnings({ stores, feeds }: Pick<Catalogue, 'stores' | 'feeds'>): readonly Diagnostic[] {
  const documents = new Map(stores.map(({ document }) => [document.file.path, document]));
  return storeRowWarnings(
    stores.map(({ value: { slug, offersFrom }, document }) => ({ slug, offersFrom, file: document.file.path })),
    {
      feeds,
      documentOf(file) {
        const document = documents.get(file);
        if (!document) throw new Error(`The catalogue has no file ${file}.`);
        return document;
      },
    },
  );
}

/** The warnings about orders with offers that do not exist. */
export function lostOrderWarnings({
  stores,
  feeds,
  evidence,
}: Pick<Catalogue, 'stores' | 'feeds' | 'evidence'>): readonly Diagnostic[] {
  const orders = reportedOrders(evidence).stores;
  return orderWarnings(evidence, {
    stores: stores.map(({ value }) => ({
      slug: value.slug,
      lostOrders: lostOrdersOf(value, orders.get(value.slug) ?? []),
    })),
    feeds,
  });
}

/** Loads and validates. Nothing is written. Throws a `RuleError` if a rule throws. */
export function check(
  system: CheckSystem,
  schemas: Schemas = loadSchemas(system),
  leftOut: ReadonlySet<string> = new Set(),
): Checked {
  const loaded = load(without(system, leftOut), leftOut);
  // Dates in the future are judged by the real clock: a build that is repeated as of an earlier instant has no errors.
  const today = dayAt(Math.max(system.now, system.present), 'UTC');
  const validated = validate(loaded.documents, {
    schemas,
    today,
    now: system.now,
    leftOut,
    interfaceMessages: readInterfaceMessages(system),
  });
  // Without some of the files, it is not known which claims are used.
  const ofRows = validated.catalogue ? rowWarnings(validated.catalogue) : [];
  const ofOrders = validated.catalogue && leftOut.size === 0 ? lostOrderWarnings(validated.catalogue) : [];
  const ofClaims = validated.catalogue && leftOut.size === 0 ? claimWarnings(evidenceOf(validated.catalogue)) : [];
  const diagnostics = sortDiagnostics([
    ...loaded.diagnostics,
    ...validated.diagnostics,
    ...ofClaims,
    ...ofRows,
    ...ofOrders,
  ]);
  const { sources } = loaded;
  if (validated.ruleFailures.length > 0) throw new RuleError(validated.ruleFailures, { diagnostics, sources });
  return {
    diagnostics,
    sources,
    ...(validated.catalogue && !hasErrors(diagnostics) && { catalogue: validated.catalogue }),
  };
}

/** Checks, and where only stores are broken gives the catalogue without them. If the other files need it, the check fails as before. */
export function salvage(system: CheckSystem, schemas: Schemas = loadSchemas(system)): Salvaged {
  const checked = check(system, schemas);
  const broken = checked.catalogue ? undefined : brokenParts(checked.diagnostics, load(system).documents);
  if (!broken) return { ...checked, leftOut: [] };
  const rest = check(system, schemas, broken.files);
  const catalogue = rest.catalogue && pruned(rest.catalogue, broken.stores);
  if (!catalogue)
    return {
      diagnostics: [...checked.diagnostics, ...rest.diagnostics],
      sources: new Map([...rest.sources, ...checked.sources]),
      leftOut: [],
    };
  return {
    diagnostics: checked.diagnostics.map((fault) => ({ ...fault, severity: 'warning' })),
    sources: checked.sources,
    catalogue,
    leftOut: [...broken.stores].sort(),
  };
}
