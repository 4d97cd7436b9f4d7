import { useEffect, useId, useRef, useState, type FormEvent, type ReactElement, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AdminSettings } from '../domain/editing/admin-page';
import { Button } from '../editor/controls/Button';
import { Remark } from '../editor/controls/Remark';
import { repositoryName } from './settings';
import { styles } from './SignIn.styles';
import { keepings, tokenStart, type Keeping, type OwnToken } from './token';

/** The page that creates tokens. The pages of GitHub are not translated. */
const tokenPage = 'https://github.com/settings/personal-access-tokens/new';

function Recipe({ settings, isOpen }: { readonly settings: AdminSettings; readonly isOpen: boolean }): ReactElement {
  const { owner, name } = settings.repository;
  return (
    <details className={styles.recipe} open={isOpen}>
      <FormattedMessage id="admin.recipe" tagName="summary" />
      <p>
        <FormattedMessage id="admin.recipe-what" values={{ repository: <bdi>{repositoryName(settings)}</bdi> }} />
      </p>
      <ol>
        <li>
          <FormattedMessage id="admin.step-open" />{' '}
          <a href={tokenPage} target="_blank" rel="noreferrer">
            <FormattedMessage id="admin.step-link" />
          </a>
        </li>
        <FormattedMessage id="admin.step-name" tagName="li" />
        <li>
          <FormattedMessage id="admin.step-owner" values={{ owner: <bdi>{owner}</bdi> }} />
        </li>
        <li>
          <FormattedMessage id="admin.step-repository" values={{ name: name }} />
        </li>
        <FormattedMessage id="admin.step-permissions" tagName="li" />
        <FormattedMessage id="admin.step-copy" tagName="li" />
      </ol>
      <FormattedMessage id="admin.may" tagName="p" />
      <FormattedMessage id="admin.may-not" tagName="p" />
    </details>
  );
}

interface SignInProps {
  readonly settings: AdminSettings;
  readonly stored?: Pick<OwnToken, 'ends' | 'keeping'> | undefined;
  readonly problem?: ReactNode;
  readonly isBusy: boolean;
  /** Whether the form asks for another token while the editor is open. Then the input comes first. */
  readonly isAgain?: boolean;
  onToken(token: OwnToken): void;
}

export function SignInForm({ settings, stored, problem, isBusy, isAgain = false, onToken }: SignInProps): ReactElement {
  const id = useId();
  // The explanation is open only for users without a token.
  const [isFirst] = useState(stored === undefined);
  const [keeping, setKeeping] = useState<Keeping>(stored?.keeping ?? 'page');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem) field.current?.focus();
  }, [problem]);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const token = String(given.get('token')).trim();
    const ends = String(given.get('ends'));
    if (token !== '' && !isBusy) onToken({ token, keeping, ends: ends || undefined });
  };
  return (
    <div className={styles.parts}>
      {!isAgain && <Recipe settings={settings} isOpen={isFirst} />}
      <form className={styles.form} onSubmit={submit}>
        <div className={styles.field}>
          <label htmlFor={`${id}-token`}>
            <FormattedMessage id="admin.token" />
          </label>
          <input
            ref={field}
            id={`${id}-token`}
            name="token"
            type="password"
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            required
            aria-describedby={`${id}-start`}
            aria-invalid={problem ? true : undefined}
          />
          <small id={`${id}-start`}>
            <FormattedMessage id="admin.token-starts" values={{ start: <code dir="ltr">{tokenStart}</code> }} />
          </small>
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}-ends`}>
            <FormattedMessage id="admin.ends" />
          </label>
          <input id={`${id}-ends`} name="ends" type="date" defaultValue={stored?.ends} aria-describedby={`${id}-why`} />
          <small id={`${id}-why`}>
            <FormattedMessage id="admin.ends-why" />
          </small>
        </div>
        <fieldset>
          <FormattedMessage id="admin.keep" tagName="legend" />
          {keepings.map((each) => (
            <label key={each}>
              <input type="radio" name="keeping" checked={keeping === each} onChange={() => setKeeping(each)} />
              <span>
                <FormattedMessage id={`admin.keep-${each}`} />
              </span>
            </label>
          ))}
          {keeping !== 'page' && (
            <Remark tone="note">
              <FormattedMessage id="admin.keep-risk" values={{ host: window.location.host }} />
            </Remark>
          )}
        </fieldset>
        {problem && (
          <Remark tone="alarm" role="alert">
            {problem}
          </Remark>
        )}
        <div>
          <Button type="submit" look="primary" aria-disabled={isBusy}>
            <FormattedMessage id="admin.sign-in" />
          </Button>{' '}
          <span className={styles.said} role="status">
            {isBusy && <FormattedMessage id="admin.signing-in" />}
          </span>
        </div>
      </form>
      {isAgain && <Recipe settings={settings} isOpen={false} />}
    </div>
  );
}
