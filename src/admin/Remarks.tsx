import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Remark } from '../editor/controls/Remark';
import type { OpenedProps } from './session';
import { repositoryName } from './settings';

export function Remarks({ state, settings, opened }: Pick<OpenedProps, 'state' | 'settings' | 'opened'>): ReactElement {
  const intl = useIntl();
  const { who, waitsUntil, failure, unstored } = state;
  const repository = repositoryName(settings);
  return (
    <>
      {who?.canWrite === false && (
        <Remark tone="note">
          <FormattedMessage id="admin.no-write" values={{ login: who.login, repository }} />
        </Remark>
      )}
      {opened.hasNewerSchemas && (
        <Remark tone="note">
          <FormattedMessage id="admin.newer-schemas" />
        </Remark>
      )}
      {waitsUntil !== undefined && (
        <Remark tone="note" role="status">
          <FormattedMessage id="admin.waiting" values={{ time: intl.formatTime(waitsUntil) }} />
        </Remark>
      )}
      {unstored.length > 0 && (
        <Remark tone="alarm" role="alert">
          <FormattedMessage id="admin.not-stored" values={{ files: intl.formatList(unstored) }} />
        </Remark>
      )}
      {failure !== undefined && (
        <Remark tone="alarm" role="alert">
          <FormattedMessage id="admin.failed" values={{ message: failure }} />
        </Remark>
      )}
    </>
  );
}
