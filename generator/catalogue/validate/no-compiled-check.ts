import type { Check, MakeCheck, SchemaFiles } from './schema-files';

// Replaces `compiled-check.ts` in browsers, whose content security policy forbids compiling schemas: the application
// supplies a precompiled check.

let given: MakeCheck | undefined;

/** Sets the precompiled check. Checks by schemas throw until then. */
export function giveCompiledCheck(makeCheck: MakeCheck): void {
  given = makeCheck;
}

/** Returns the precompiled check, with the signature that Node uses. */
export function compiledCheck(files: SchemaFiles): Check {
  let check: Check | undefined;
  return (name, value) => {
    if (!given) throw new Error('The check by schemas has not been loaded.');
    check ??= given(files);
    return check(name, value);
  };
}
