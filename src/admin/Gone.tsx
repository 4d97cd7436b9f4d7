import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../editor/controls/Button';
import { Remark } from '../editor/controls/Remark';

/** The worker answers nothing more: only loading the page again helps. */
export function Gone(): ReactElement {
  return (
    <>
      <Remark tone="alarm" role="alert">
        <FormattedMessage id="admin.gone" />
      </Remark>
      <div>
        <Button look="primary" onClick={() => window.location.reload()}>
          <FormattedMessage id="admin.reload" />
        </Button>
      </div>
    </>
  );
}
