import { useIntl } from 'react-intl';
import { PageLink } from './links/links';
import { styles } from './Breadcrumbs.styles';

interface BreadcrumbsProps {
  readonly trail: readonly { readonly name: string; readonly path: string }[] | undefined;
}

/** Links to the pages above the current one (product rule R88). */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  const intl = useIntl();
  return (
    trail && (
      <nav className={styles.trail} aria-label={intl.formatMessage({ id: 'page.trail' })}>
        <p>
          {trail.map(({ name, path }) => (
            <PageLink key={path} to={path} text={name} />
          ))}
        </p>
      </nav>
    )
  );
}
