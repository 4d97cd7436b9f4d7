import type { EditorRefusal } from '../../src/domain/editor-protocol';

/** Why a request cannot be carried out, by a name for programs. */
export type RefusalReason =
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
  | 'nothing'
  | 'disk';

/** Thrown by what a request is about: it cannot be carried out, and nothing was changed. */
export class RequestRefused extends Error {
  constructor(
    readonly reason: RefusalReason,
    message: string,
    readonly question?: string,
  ) {
    super(message);
  }

  /** What the page is told. */
  get answer(): EditorRefusal {
    const { reason, message, question } = this;
    return { refused: reason, message, ...(question !== undefined && { question }) };
  }
}
