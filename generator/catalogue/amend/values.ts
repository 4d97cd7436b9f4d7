import { isList, isMapping } from '../../../src/domain/edited-value';
import type { AmendValue } from './edit';

const loneSurrogate = /\p{Cs}/u;

/** Whether a value can be written as YAML in UTF-8. */
export function isWritable(value: AmendValue): boolean {
  if (typeof value === 'string') return !loneSurrogate.test(value);
  if (typeof value === 'number') return Number.isFinite(value);
  if (isList(value)) return value.every(isWritable);
  return (
    !isMapping(value) ||
    Object.entries(value).every(([key, each]) => key !== '' && !loneSurrogate.test(key) && isWritable(each))
  );
}
