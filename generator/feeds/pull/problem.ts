/** Thrown if a table cannot be fetched, or is not good enough to replace the current one. */
export class PullProblem extends Error {
  /** `message` and `fix` are sentences without a capital and full stop. They contain no key. */
  constructor(
    message: string,
    readonly fix: string,
  ) {
    super(message);
  }
}
