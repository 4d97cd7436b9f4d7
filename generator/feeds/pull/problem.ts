/** A table could not be fetched, or is not good enough to replace the one in use. */
export class PullProblem extends Error {
  /** `message` and `fix` are sentences without full stop and capital. They contain no key. */
  constructor(
    message: string,
    readonly fix: string,
  ) {
    super(message);
  }
}
