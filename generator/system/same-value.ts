/** Compares JSON or YAML values. The order of keys is ignored; a key with the value undefined equals a missing key. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
    return one.every((each, index) => sameValue(each, other[index]));
  }
  const [mine, theirs] = [present(one), present(other)];
  return (
    mine.length === theirs.length &&
    mine.every(([key, value]) => Object.hasOwn(other, key) && sameValue(value, Reflect.get(other, key)))
  );
}

const present = (value: object): readonly (readonly [string, unknown])[] =>
  Object.entries(value).filter(([, each]) => each !== undefined);
