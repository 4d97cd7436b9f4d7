import { useId, useRef, useState } from 'react';
import { countryCodes } from '../generated/codes';
import type { StoreSummary } from '../domain/page-data';
import { typedCode } from '../domain/report';
import type { Country } from '../generated/data-types';
import { useCountry } from '../hooks/country';
import { useMessages } from '../hooks/messages';
import { useSite } from '../hooks/site';
import { Dialog } from '../ui/Dialog';
import { css } from './Report.styles';
import { ReportPanel } from './ReportPanel';

interface CountryFieldProps {
  readonly value: Country | undefined;
  readonly onChange: (country: Country | undefined) => void;
}

function CountryField({ value, onChange }: CountryFieldProps) {
  const t = useMessages();
  const id = useId();
  const { reports } = useSite();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{t('report.country-label')}</label>
      <select
        id={id}
        className={css.control}
        value={value ?? ''}
        onChange={({ target }) => onChange(countryCodes.find((code) => code === target.value))}
      >
        <option value="">{t('report.country-unknown')}</option>
        {reports?.countries.map(({ country, name }) => (
          <option key={country} value={country}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

interface ReportProps {
  readonly store: StoreSummary;
  readonly onClose: () => void;
}

/** The window in which a visitor tells of a code of the store. What is typed stays in it, until the visitor sends the message. */
export default function Report({ store, onClose }: ReportProps) {
  const t = useMessages();
  const field = useRef<HTMLInputElement>(null);
  const fieldId = useId();
  const hintId = useId();
  const [text, setText] = useState('');
  const chosen = useCountry();
  const [country, setCountry] = useState(chosen);
  const code = typedCode(text);
  return (
    <Dialog title={t('report.title', { store: store.name })} onClose={onClose} firstFocus={field}>
      <div className={css.field}>
        <label htmlFor={fieldId}>{t('report.code-label')}</label>
        <input
          ref={field}
          id={fieldId}
          className={css.control}
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
        <p id={hintId} className={css.hint}>
          {t('report.code-hint')}
        </p>
      </div>
      <CountryField value={country} onChange={setCountry} />
      {code !== undefined && <ReportPanel kind="new" store={store} code={code} answers={{ country }} />}
    </Dialog>
  );
}
