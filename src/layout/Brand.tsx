import { useIntl } from 'react-intl';
import { PageLink } from '../ui/links';
import { useSite } from '../hooks/site';
import { styles } from './Brand.styles';

/** The site's logo: a perforated coupon with a tick. */
export function BrandMark({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 40 40" aria-hidden="true">
      <path
        className={styles.ticket}
        d="M9 7h22a5 5 0 0 1 5 5v4.2a3.9 3.9 0 0 0 0 7.6V28a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5v-4.2a3.9 3.9 0 0 0 0-7.6V12a5 5 0 0 1 5-5z"
      />
      <path className={styles.perforation} d="M14.5 11.5v.01M14.5 17.2v.01M14.5 22.9v.01M14.5 28.6v.01" />
      <path className={styles.tick} d="M19.75 20.4l3.3 3.3 6.2-7" />
    </svg>
  );
}

/** The logo and name of the site, as a link to the home page. */
export function Brand() {
  const intl = useIntl();
  const { name } = useSite();
  return (
    <PageLink to="/" className={styles.root} aria-label={intl.formatMessage({ id: 'shell.home' }, { name })}>
      <BrandMark className={styles.mark} />
      <span>{name}</span>
    </PageLink>
  );
}
