import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import type { InputProps } from '../field-kind';
import { FieldProblems } from '../FieldProblems';
import { Hint } from '../Hint';

export function RawField({ path, value }: InputProps): ReactElement {
  return (
    <div>
      <pre dir="ltr">{JSON.stringify(value, null, 2)}</pre>
      <Hint>
        <FormattedMessage id="editor.raw" />
      </Hint>
      <FieldProblems path={path} />
    </div>
  );
}
