import { useId, type FormEvent } from 'react';
import { useMessages } from '../hooks/messages';
import { useToast } from '../ui/toast-provider';
import { Button } from '../ui/Button';
import { css } from './Newsletter.styles';

/** The newsletter form. The browser validates the address; submitting shows a toast that there is no newsletter yet (product rule R32). */
export function Newsletter() {
  const t = useMessages();
  const toast = useToast();
  const fieldId = useId();
  const headingId = useId();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    toast({ title: t('notice.in-progress-title'), description: t('notice.newsletter-text') });
  };
  return (
    <section className={css.root} aria-labelledby={headingId} data-needs-script="">
      <div className={css.words}>
        <h2 id={headingId} className={css.heading}>
          {t('newsletter.heading')}
        </h2>
        <p>{t('newsletter.text')}</p>
      </div>
      <form className={css.form} onSubmit={send}>
        <label htmlFor={fieldId} className={css.label}>
          {t('newsletter.email')}
        </label>
        <div className={css.row}>
          <input id={fieldId} className={css.field} type="email" name="email" required autoComplete="email" dir="ltr" />
          <Button type="submit" variant="primary" data-replay="">
            {t('newsletter.subscribe')}
          </Button>
        </div>
      </form>
    </section>
  );
}
