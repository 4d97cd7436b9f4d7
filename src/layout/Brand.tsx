import { useIntl } from 'react-intl';
import { mark } from '../generated/mark';
import { PageLink } from '../ui/links/links';
import { useSite } from '../hooks/site';
import { styles } from './Brand.styles';

/** The site's mark, if it has one. It is decorative: the site's name is beside it. */
export function BrandMark() {
  return mark !== undefined && <img src={mark} className={styles.mark} width={34} height={34} alt="" />;
}

/** The mark and name of the site, as a link to the home page unless that page is shown: its menu has such a link. */
export function Brand({ linked = true }: { readonly linked?: boolean }) {
  const intl = useIntl();
  const { name } = useSite();
  const content = (
    <>
      <BrandMark />
      <span>{name}</span>
    </>
  );
  if (!linked) return <span className={styles.root}>{content}</span>;
  return (
    <PageLink to="/" className={styles.root} aria-label={intl.formatMessage({ id: 'shell.home' }, { name })}>
      {content}
    </PageLink>
  );
}
