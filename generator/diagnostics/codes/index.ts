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

// `Object.keys` forgets the key type.
function codesOf(part: Partial<Record<DiagnosticCode, CodeEntry>>): readonly DiagnosticCode[] {
  return Object.keys(part) as readonly DiagnosticCode[];
}

/** Every code, in the order of the registry. */
export const diagnosticCodes = codesOf(registry);

/** The codes by what they are about. */
export const codeGroups: readonly { readonly heading: string; readonly codes: readonly DiagnosticCode[] }[] = [
  { heading: 'Files', codes: codesOf(fileCodes) },
  { heading: 'Keys and values', codes: codesOf(shapeCodes) },
  { heading: 'Words', codes: codesOf(textCodes) },
  { heading: 'What one place says of another', codes: codesOf(referenceCodes) },
  { heading: 'Feeds', codes: codesOf(feedCodes) },
  { heading: 'What time changes', codes: codesOf(freshnessCodes) },
];
