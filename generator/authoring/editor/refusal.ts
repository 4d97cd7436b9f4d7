import type { AnswerProblem, EditorRefusal } from '../../../src/domain/editing/editor-protocol';

/** The machine-readable reason for a refused request. */
type RefusalReason =
  | 'bad-request'
  | 'not-allowed'
  | 'unknown-file'
  | 'missing'
  | 'no-text'
  | 'cannot-edit'
  | 'answer'
  | 'picture'
  | 'table'
  | 'errors'
  | 'conflict'
  | 'changed'
  /** The changes differ from those that the dialog has shown. */
  | 'not-shown'
  | 'nothing'
  | 'disk';

/** Thrown for a request that cannot be carried out. Nothing was changed. */
export class RequestRefused extends Error {
  constructor(
    readonly reason: RefusalReason,
    message: string,
    readonly problems?: readonly AnswerProblem[],
  ) {
    super(message);
  }

  /** The message for the page. */
  get answer(): EditorRefusal {
    const { reason, message, problems } = this;
    return { refused: reason, message, problems };
  }
}
