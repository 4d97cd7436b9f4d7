import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { WithCode } from '../../ui/text/WithCode';
import { useSurroundings } from '../context';
import { Problem } from './Remark';
import { Refused, type Unreachable } from '../connection/server';

export function NoAnswer(): ReactElement {
  const intl = useIntl();
  return <>{useSurroundings()?.noAnswer ?? <WithCode text={intl.formatMessage({ id: 'editor.lost-no-answer' })} />}</>;
}

export type Failure = Refused | Unreachable;

export function Failed({ failure }: { readonly failure: Failure }): ReactElement {
  return <Problem>{failure instanceof Refused ? failure.message : <NoAnswer />}</Problem>;
}
