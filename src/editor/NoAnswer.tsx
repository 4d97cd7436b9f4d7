import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSurroundings } from './context';

/** Says that nothing answers, and what to do. */
export function NoAnswer(): ReactElement {
  return <>{useSurroundings()?.noAnswer ?? <FormattedMessage id="editor.lost-no-answer" />}</>;
}
