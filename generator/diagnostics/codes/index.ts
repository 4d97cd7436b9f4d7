import { consistencyRuleCodes, pictureRuleCodes, textRuleCodes, valueRuleCodes } from '../../validate/rules/codes';
import { claimCodes } from './claims';
import type { CodeEntry } from './entry';
import { feedCodes } from './feeds';
import { fileCodes } from './files';
import { freshnessCodes } from './freshness';
import { messageCodes } from './messages';
import { pictureCodes } from './pictures';
import { shapeCodes } from './shape';

export type { CodeEntry, Example } from './entry';

const entries = {
  ...fileCodes,
  ...shapeCodes,
  ...valueRuleCodes,
  ...messageCodes,
  ...textRuleCodes,
  ...consistencyRuleCodes,
  ...claimCodes,
  ...feedCodes,
  ...pictureRuleCodes,
  ...pictureCodes,
  ...freshnessCodes,
};

/** The permanent code of a diagnostic. */
export type DiagnosticCode = keyof typeof entries;

/** Every code with its meaning and its examples. */
export const registry: Readonly<Record<DiagnosticCode, CodeEntry>> = entries;

// `Object.keys` forgets the key type.
function codesOf(part: Partial<Record<DiagnosticCode, CodeEntry>>): readonly DiagnosticCode[] {
  return Object.keys(part) as readonly DiagnosticCode[];
}

/** Every code, in the order of the registry. */
export const diagnosticCodes = codesOf(registry);

/** The codes by topic. */
export const codeGroups: readonly { readonly heading: string; readonly codes: readonly DiagnosticCode[] }[] = [
  { heading: 'Files', codes: codesOf(fileCodes) },
  { heading: 'Keys and values', codes: codesOf({ ...shapeCodes, ...valueRuleCodes }) },
  { heading: 'Texts', codes: codesOf({ ...messageCodes, ...textRuleCodes }) },
  { heading: 'Consistency between fields and files', codes: codesOf(consistencyRuleCodes) },
  { heading: 'Claims', codes: codesOf(claimCodes) },
  { heading: 'Feeds', codes: codesOf(feedCodes) },
  { heading: 'Pictures', codes: codesOf({ ...pictureRuleCodes, ...pictureCodes }) },
  { heading: 'Dates that have passed or will soon pass', codes: codesOf(freshnessCodes) },
];
