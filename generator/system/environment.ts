export type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown if an environment variable has a value that the generator does not accept. */
export class BadEnvironment extends Error {}
