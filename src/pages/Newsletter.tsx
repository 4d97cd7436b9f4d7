import { useId, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { useToast } from '../ui/toast-provider';
import { Button } from '../ui/Button';
import { styles } from './Newsletter.styles';

/** The browser validates the address; submitting shows a toast that there is no newsletter yet (product rule R32). */
export function Newsletter() {
  const intl = useIntl();
  const toast = useToast();
  const fieldId = useId();
  const headingId = useId();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    toast({
      title: intl.formatMessage({ id: 'notice.in-progress-title' }),
      description: intl.formatMessage({ id: 'notice.newsletter-text' }),
    });
  };
  return (
    <section className={styles.root} aria-labelledby={headingId} data-needs-script="">
      <div className={styles.words}>
        <h2 id={headingId} className={styles.heading}>
          {intl.formatMessage({ id: 'newsletter.heading' })}
        </h2>
        <p>{intl.formatMessage({ id: 'newsletter.text' })}</p>
      </div>
      <form className={styles.form} onSubmit={send}>
        <label htmlFor={fieldId} className={styles.label}>
          {intl.formatMessage({ id: 'newsletter.email' })}
        </label>
        <div className={styles.row}>
          <input
            id={fieldId}
            className={styles.field}
            type="email"
            name="email"
            required
            autoComplete="email"
            dir="ltr"
          />
          <Button type="submit" variant="primary" data-replay="">
            {intl.formatMessage({ id: 'newsletter.subscribe' })}
          </Button>
        </div>
      </form>
    </section>
  );
}
