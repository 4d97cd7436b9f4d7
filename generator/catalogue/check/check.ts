import { hasErrors, sortDiagnostics, type Diagnostic } from '../diagnostics/diagnostic';
import type { Sources } from '../diagnostics/reporters/text';
import type { System } from '../../system/system';
import type { Files } from '../../system/files';
import { KnownDocuments } from '../load/document';
import { load } from '../load/load';
import { loadSchemas, type Schemas } from '../load/schemas';
import { dayOfCheck } from '../load/site-day';
import { evidenceOf } from '../claims/evidence';
import { claimWarnings } from '../claims/findings';
import { mostReplacements, namesOf, replacementsFor } from '../quarantine/broken';
import { pruned } from '../quarantine/prune';
import { leftOutOf, shortenedBy, withReplacements, type Replacements } from '../quarantine/replaced';
import type { Catalogue } from '../validate/catalogue';
import { readInterfaceMessages } from '../validate/messages/interface-messages';
import { RuleError } from '../validate/engine/rule-error';
import { schemasOf } from '../validate/schema/schemas';
import { withoutConfirmed } from './confirmed';
import { validate } from '../validate/validate';

/** Without a catalogue if one of the diagnostics is an error. */
export interface Checked {
  readonly diagnostics: readonly Diagnostic[];
  /** The texts of the files in the diagnostics. */
  readonly sources: Sources;
  readonly catalogue?: Catalogue | undefined;
  /** The left-out parts, if any: slugs of stores and names of other files. Their errors are reported as warnings. */
  readonly leftOut?: readonly string[] | undefined;
}

export type CheckSystem = Files & Pick<System, 'now' | 'present'>;

export interface CheckOptions {
  /** Unfinished texts are only notes: the preview shows them, and some commands change something else. */
  readonly preview?: boolean;
  /** The documents of earlier checks. */
  readonly documents?: KnownDocuments | undefined;
  /**
  /** What is checked instead of broken files: none or other bytes. References to left-out files are no errors. */
  readonly replacements?: Replacements | undefined;
  /** Whether broken parts, and whatever needs them, are left out, as far as the site can do without them. */
  readonly withoutBroken?: boolean;
  /** The diagnostics of pictures that cannot be decoded. */
  readonly damaged?: readonly Diagnostic[];
}

function checkOnce(
  original: CheckSystem,
  schemas: Schemas,
  { replacements = new Map(), preview = false, documents }: CheckOptions,
): Checked {
  const system = replacements.size === 0 ? original : { ...original, ...withReplacements(original, replacements) };
  const leftOut = leftOutOf(replacements);
  const loaded = load(system, leftOut, undefined, documents);
  const validated = validate(loaded.documents, {
    schemas,
    today: dayOfCheck(system, loaded.documents.site?.value),
    now: system.now,
    leftOut,
    shortened: shortenedBy(replacements),
    preview,
    interfaceMessages: () => readInterfaceMessages(system),
  });
  const isWhole = validated.catalogue !== undefined && leftOut.size === 0;
  // If files were left out, it is unknown which claims are used.
  const ofClaims = isWhole ? claimWarnings(evidenceOf(validated.catalogue)) : [];
  const { sources } = loaded;
  const found = sortDiagnostics([...loaded.diagnostics, ...validated.diagnostics, ...ofClaims]);
  const diagnostics = withoutConfirmed(found, validated.confirmed, sources, { isWhole });
  if (validated.ruleFailures.length > 0) throw new RuleError(validated.ruleFailures, { diagnostics, sources });
  const catalogue =
    validated.catalogue && !hasErrors(diagnostics)
      ? pruned(validated.catalogue, leftOut, schemasOf(schemas))
      : undefined;
  return { diagnostics, sources, catalogue };
}

export function withDamaged({ diagnostics, sources, ...checked }: Checked, damaged: readonly Diagnostic[]): Checked {
  if (damaged.length === 0) return { diagnostics, sources, ...checked };
  return {
    diagnostics: sortDiagnostics([...diagnostics, ...damaged]),
    sources: new Map([...sources, ...damaged.map(({ file }) => [file, { path: file, text: '' }] as const)]),
  };
}

/** Nothing is written. Throws a `RuleError` if a rule throws. Without `withoutBroken`, data with an error has no catalogue. */
export function check(
  system: CheckSystem,
  schemas: Schemas = loadSchemas(system),
  { withoutBroken = false, damaged = [], documents = new KnownDocuments(), ...purpose }: CheckOptions = {},
): Checked {
  const options = { ...purpose, documents };
  const first = withDamaged(checkOnce(system, schemas, options), damaged);
  if (!withoutBroken || first.catalogue) return first;
  let checked = first;
  let replacements: Replacements = new Map();
  const found = [...first.diagnostics];
  for (let round = 0; round < mostReplacements && !checked.catalogue; round += 1) {
    const next = replacementsFor(checked.diagnostics, withReplacements(system, replacements), replacements);
    if (!next) break;
    replacements = next;
    checked = checkOnce(system, schemas, { ...options, replacements });
    found.push(...checked.diagnostics.filter(({ severity }) => severity === 'error'));
  }
  const { catalogue } = checked;
  const sources = new Map([...checked.sources, ...first.sources]);
  if (!catalogue) return { diagnostics: sortDiagnostics(found), sources };
  return {
    diagnostics: sortDiagnostics(found.map((fault) => ({ ...fault, severity: 'warning' }))),
    sources,
    catalogue,
    leftOut: namesOf(replacements),
  };
}
