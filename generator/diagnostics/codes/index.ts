import { feedCodes } from './feeds';
import { fileCodes } from './files';
import { freshnessCodes } from './freshness';
import { referenceCodes } from './references';
import { shapeCodes } from './shape';
import { textCodes } from './texts';
import type { CodeEntry } from './entry';

export type { CodeEntry, Example } from './entry';

const entries = { ...fileCodes, ...shapeCodes, ...textCodes, ...referenceCodes, ...feedCodes, ...freshnessCodes };

/** The permanent code of a fault. */
export type DiagnosticCode = keyof typeof entries;

/** Every code with its meaning and its examples. */
export const registry: Readonly<Record<DiagnosticCode, CodeEntry>> = entries;

/** Every code, in the order of the registry. */
// `Object.keys` forgets the key type.
export const diagnosticCodes = Object.keys(registry) as readonly DiagnosticCode[];
