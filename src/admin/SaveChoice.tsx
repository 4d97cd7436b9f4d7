import { useId, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Proposal } from '../domain/editing/hosted-protocol';
import { styles } from './Change.styles';

interface SaveChoiceProps {
  readonly branch: string;
  /** The pull request that is being edited; undefined for the branch of the site. */
  readonly proposal: Proposal | undefined;
  readonly isDirect: boolean;
  onDirect(isDirect: boolean): void;
  onSummary(summary: string): void;
}

export function SaveChoice({ branch, proposal, isDirect, onDirect, onSummary }: SaveChoiceProps): ReactElement {
  const id = useId();
  return (
    <div className={styles.saving}>
      {proposal ? (
        <FormattedMessage id="admin.add-to" values={{ number: proposal.number }} tagName="p" />
      ) : (
        <fieldset>
          <FormattedMessage id="admin.how" tagName="legend" />
          <label>
            <input type="radio" name={id} checked={!isDirect} onChange={() => onDirect(false)} />
            <FormattedMessage id="admin.propose" />
          </label>
          <label>
            <input type="radio" name={id} checked={isDirect} onChange={() => onDirect(true)} />
            <FormattedMessage id="admin.direct" values={{ branch: branch }} />
          </label>
        </fieldset>
      )}
      <div>
        <label htmlFor={`${id}-summary`}>
          <FormattedMessage id="admin.summary" />
        </label>
        <input
          id={`${id}-summary`}
          type="text"
          dir="auto"
          maxLength={100}
          onChange={({ target }) => onSummary(target.value)}
        />
      </div>
    </div>
  );
}
