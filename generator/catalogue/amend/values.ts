import { isList, isMapping } from '../../../src/domain/editing/edited-value';
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

/** A value without the keys whose value is undefined, which YAML cannot express. */
export function withoutUndefined(value: AmendValue): AmendValue {
  if (isList(value)) return value.map(withoutUndefined);
  if (!isMapping(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => (each === undefined ? [] : [[key, withoutUndefined(each)]])),
  );
}
