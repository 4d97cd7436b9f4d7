import type { AnswerProblem, EditorRefusal } from '../../../src/domain/editing/editor-protocol';
import { inBoth, render, type Phrase } from '../../catalogue/diagnostics/phrases';

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
  /** The changes differ from those in the dialog. */
  | 'not-shown'
  | 'nothing'
  | 'disk';

/** Thrown for a request that cannot be carried out. Nothing was changed. */
export class RequestRefused extends Error {
  constructor(
    readonly reason: RefusalReason,
    readonly phrase: Phrase,
    readonly problems?: readonly AnswerProblem[],
  ) {
    super(render(phrase, 'en'));
  }

  get answer(): EditorRefusal {
    const { reason, phrase, problems } = this;
    return { refused: reason, message: inBoth(phrase), problems };
  }
}
