/** Joins class names, leaving out what is not there. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  let joined = '';
  for (const name of names) if (name) joined += joined === '' ? name : ` ${name}`;
  return joined;
}
