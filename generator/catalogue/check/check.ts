import { dayAt } from '../../../src/domain/calendar';
import { hasErrors, sortDiagnostics, type Diagnostic } from '../diagnostics/diagnostic';
import type { Sources } from '../diagnostics/reporters/text';
import type { System } from '../../system/system';
import type { Files } from '../../system/files';
import { KnownDocuments } from '../load/document';
import { load } from '../load/load';
import { loadSchemas, type Schemas } from '../load/schemas';
import { evidenceOf } from '../claims/evidence';
import { claimWarnings } from '../claims/findings';
import { mostReplacements, namesOf, replacementsFor } from '../quarantine/broken';
import { pruned } from '../quarantine/prune';
import { leftOutOf, shortenedBy, withReplacements, type Replacements } from '../quarantine/replaced';
import type { Catalogue } from '../validate/catalogue';
import { readInterfaceMessages } from '../validate/interface-messages';
import { RuleError } from '../validate/rule-error';
import { withoutConfirmed } from './confirmed';
import { validate } from '../validate/validate';

/** What checking the data gives: its faults, and the catalogue if none of them is an error. */
export interface Checked {
  readonly diagnostics: readonly Diagnostic[];
  /** The texts that the diagnostics speak of. */
  readonly sources: Sources;
  readonly catalogue?: Catalogue;
}

/** What checking gives where broken parts may be left out. */
export interface Salvaged extends Checked {
  /** What the catalogue is without: the slugs of stores, and the names of other files; their faults are told as warnings. */
  readonly leftOut: readonly string[];
}

/** Where checking reads from, and when. */
export type CheckSystem = Files & Pick<System, 'now' | 'present'>;

/** What the data is checked for. */
export interface CheckOptions {
  /** Whether it is for the preview of the development server, which has drafts and texts that are still to be written. */
  readonly preview?: boolean;
  /**
   * Whether the incremental check tells only what is wrong with files that have changed, and gives no data: what they make of other files
   * is found by the next check without this.
   */
  readonly onlyChanged?: boolean;
  /** The files as earlier checks read them. */
  readonly documents?: KnownDocuments | undefined;
}

/** What is missing on purpose. */
interface Missing {
  /** Files that are not there. */
  readonly leftOut?: ReadonlySet<string>;
  /** Files whose lists may have fewer entries than their schemas ask for. */
  readonly shortened?: ReadonlySet<string>;
}

/** Loads and validates. Nothing is written. Throws a `RuleError` if a rule throws. */
export function check(
  system: CheckSystem,
  schemas: Schemas = loadSchemas(system),
  { leftOut = new Set(), shortened = new Set(), preview = false, documents }: CheckOptions & Missing = {},
): Checked {
  const loaded = load(system, leftOut, undefined, documents);
  // Dates in the future are judged by the real clock: a build that is repeated as of an earlier instant has no errors.
  const today = dayAt(Math.max(system.now, system.present), 'UTC');
  const validated = validate(loaded.documents, {
    schemas,
    today,
    now: system.now,
    leftOut,
    shortened,
    preview,
    interfaceMessages: readInterfaceMessages(system),
  });
  // Without some of the files, it is not known which claims are used.
  const ofClaims = validated.catalogue && leftOut.size === 0 ? claimWarnings(evidenceOf(validated.catalogue)) : [];
  const { sources } = loaded;
  const found = sortDiagnostics([...loaded.diagnostics, ...validated.diagnostics, ...ofClaims]);
  const isWhole = validated.catalogue !== undefined && leftOut.size === 0;
  const diagnostics = withoutConfirmed(found, validated.confirmed, sources, { isWhole });
  if (validated.ruleFailures.length > 0) throw new RuleError(validated.ruleFailures, { diagnostics, sources });
  return {
    diagnostics,
    sources,
    ...(validated.catalogue && !hasErrors(diagnostics) && { catalogue: validated.catalogue }),
  };
}

/** A check that found pictures which cannot be decoded, too. */
export function withDamaged({ diagnostics, sources, ...checked }: Checked, damaged: readonly Diagnostic[]): Checked {
  if (damaged.length === 0) return { diagnostics, sources, ...checked };
  return {
    diagnostics: sortDiagnostics([...diagnostics, ...damaged]),
    sources: new Map([...sources, ...damaged.map(({ file }) => [file, { path: file, text: '' }] as const)]),
  };
}

/** The catalogue of a check without the files that were left out, and without what refers to them. */
export function checkWithout(
  system: CheckSystem,
  schemas: Schemas,
  replacements: Replacements,
  options: CheckOptions = {},
): Checked {
  const leftOut = leftOutOf(replacements);
  const { catalogue, ...checked } = check({ ...system, ...withReplacements(system, replacements) }, schemas, {
    ...options,
    leftOut,
    shortened: shortenedBy(replacements),
  });
  const rest = catalogue && pruned(catalogue, leftOut);
  return { ...checked, ...(rest && { catalogue: rest }) };
}

/**
 * Checks, and where the rest can do without what is broken, gives the catalogue without it, and without what needs it. If the rest
 * cannot, the check fails as before. `damaged` are the pictures that cannot be decoded.
 */
export function salvage(
  system: CheckSystem,
  schemas: Schemas = loadSchemas(system),
  damaged: readonly Diagnostic[] = [],
): Salvaged {
  const options = { documents: new KnownDocuments() };
  const first = withDamaged(check(system, schemas, options), damaged);
  let checked = first;
  let replacements: Replacements = new Map();
  const found = [...first.diagnostics];
  for (let round = 0; round < mostReplacements && !checked.catalogue; round += 1) {
    const next = replacementsFor(checked.diagnostics, withReplacements(system, replacements), replacements);
    if (!next) break;
    replacements = next;
    checked = checkWithout(system, schemas, replacements, options);
    found.push(...checked.diagnostics.filter(({ severity }) => severity === 'error'));
  }
  const { catalogue } = checked;
  const sources = new Map([...checked.sources, ...first.sources]);
  if (!catalogue) return { diagnostics: sortDiagnostics(found), sources, leftOut: [] };
  return {
    diagnostics: sortDiagnostics(found.map((fault) => ({ ...fault, severity: 'warning' }))),
    sources,
    catalogue,
    leftOut: namesOf(replacements),
  };
}
