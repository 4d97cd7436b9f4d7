import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { ReportPanel } from '../generated/report-panel';
import { reports } from '../generated/reports';
import { useCountry } from '../hooks/country';
import { PageLink } from '../ui/links/links';
import { Button, buttonClass } from '../ui/Button';
import type { UnknownCode as UnknownCodeData } from './hits';
import { styles } from './SearchResults.styles';

interface UnknownCodeProps {
  readonly unknown: UnknownCodeData;
  readonly onLeave: () => void;
}

/** How to test it, and how to report it (product rule R79), else the contact page. Nothing is said against the code. */
export function UnknownCode({ unknown: { code, pattern }, onLeave }: UnknownCodeProps) {
  const intl = useIntl();
  const country = useCountry();
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const label = intl.formatMessage({ id: 'search.code-report' });
  return (
    <div className={styles.unknown} data-unknown-code="">
      <p>{intl.formatMessage({ id: 'search.code-test' })}</p>
      {reports ? (
        <>
          <Button
            variant="secondary"
            aria-expanded={open}
            aria-controls={open ? panelId : undefined}
            onClick={() => setOpen(!open)}
          >
            {label}
          </Button>
          {open && (
            <div id={panelId}>
              <ReportPanel kind="new" code={code} store={pattern} answers={{ country }} />
            </div>
          )}
        </>
      ) : (
        <PageLink to="/contact" className={buttonClass('secondary')} onClick={onLeave}>
          {label}
        </PageLink>
      )}
    </div>
  );
}
