import type { AnswerProblem, EditorRefusal } from '../../../src/domain/editor-protocol';

/** Why a request cannot be carried out, by a name for programs. */
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
  /** What would be written is not what the dialog has shown. */
  | 'not-shown'
  | 'nothing'
  | 'disk';

/** Thrown by what a request is about: it cannot be carried out, and nothing was changed. */
export class RequestRefused extends Error {
  constructor(
    readonly reason: RefusalReason,
    message: string,
    readonly problems?: readonly AnswerProblem[],
  ) {
    super(message);
  }

  /** What the page is told. */
  get answer(): EditorRefusal {
    const { reason, message, problems } = this;
    return { refused: reason, message, ...(problems && { problems }) };
  }
}
