import { useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { countryCodes } from '../../generated/codes';
import type { StoreSummary } from '../../domain/offers/offer-view';
import { typedCode } from '../../domain/trust/report';
import { useCountry } from '../../hooks/country';
import { useSite } from '../../hooks/site';
import { Dialog } from '../../ui/Dialog';
import { styles } from './Report.styles';
import { ReportPanel } from './ReportPanel';

interface ReportProps {
  readonly store: StoreSummary;
  readonly onClose: () => void;
}

/** Typed text is not sent until the visitor sends the message. */
export default function Report({ store, onClose }: ReportProps) {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const fieldId = useId();
  const hintId = useId();
  const countryId = useId();
  const { reports } = useSite();
  const [text, setText] = useState('');
  const chosen = useCountry();
  const [country, setCountry] = useState(chosen);
  const code = typedCode(text);
  return (
    <Dialog
      title={intl.formatMessage({ id: 'report.title' }, { store: store.name })}
      onClose={onClose}
      firstFocus={field}
    >
      <div className={styles.field}>
        <label htmlFor={fieldId}>{intl.formatMessage({ id: 'report.code-label' })}</label>
        <input
          ref={field}
          id={fieldId}
          className={styles.control}
          value={text}
          onChange={({ target }) => setText(target.value)}
          aria-describedby={hintId}
          maxLength={64}
          dir="auto"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
        />
        <p id={hintId} className={styles.hint}>
          {intl.formatMessage({ id: 'report.code-hint' })}
        </p>
      </div>
      <div className={styles.field}>
        <label htmlFor={countryId}>{intl.formatMessage({ id: 'report.country-label' })}</label>
        <select
          id={countryId}
          className={styles.control}
          value={country ?? ''}
          onChange={({ target }) => setCountry(countryCodes.find((each) => each === target.value))}
        >
          <option value="">{intl.formatMessage({ id: 'report.country-unknown' })}</option>
          {reports?.countries.map((each) => (
            <option key={each.country} value={each.country}>
              {each.name}
            </option>
          ))}
        </select>
      </div>
      {code !== undefined && <ReportPanel kind="new" store={store} code={code} answers={{ country }} />}
    </Dialog>
  );
}
