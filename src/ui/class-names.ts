/** Joins class names and omits missing ones. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  let joined = '';
  for (const name of names) if (name) joined += joined === '' ? name : ` ${name}`;
  return joined;
}
