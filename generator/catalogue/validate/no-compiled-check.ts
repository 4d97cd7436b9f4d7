import type { Check, MakeCheck, SchemaFiles } from './schema-files';

// As `compiled-check.ts`, for browsers, whose pages may not run code that is made of texts: a check that was compiled before is given.

let given: MakeCheck | undefined;

/** Gives the check that was compiled before. Until then, nothing can be checked by schemas. */
export function giveCompiledCheck(makeCheck: MakeCheck): void {
  given = makeCheck;
}

/** As for Node, once it is given. */
export function compiledCheck(files: SchemaFiles): Check {
  let check: Check | undefined;
  return (name, value) => {
    if (!given) throw new Error('The check by schemas has not been loaded.');
    check ??= given(files);
    return check(name, value);
  };
}
