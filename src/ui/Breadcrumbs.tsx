import { useMessages } from '../hooks/messages';
import { PageLink } from '../links/links';
import { Bidi } from './Bidi';
import { css } from './Breadcrumbs.styles';

interface BreadcrumbsProps {
  readonly trail: readonly { readonly name: string; readonly path: string }[] | undefined;
}

/** Links to the pages above the current one (product rule R88). */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  const t = useMessages();
  return (
    trail && (
      <nav className={css.trail} aria-label={t('page.trail')}>
        <p>
          {trail.map(({ name, path }) => (
            <PageLink key={path} to={path}>
              <Bidi>{name}</Bidi>
            </PageLink>
          ))}
        </p>
      </nav>
    )
  );
}
