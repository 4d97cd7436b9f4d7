import type { PageLinkView } from '../domain/page-data';
import { PageLink } from '../links/links';
import { Bidi } from '../ui/Bidi';
import { chipClass } from '../ui/Chip';
import { css } from './PageLinks.styles';

/** Links to pages as a row of chips; nothing without one. */
export function PageLinks({ links }: { readonly links: readonly PageLinkView[] }) {
  if (links.length === 0) return null;
  return (
    <ul className={css.row}>
      {links.map(({ name, path }) => (
        <li key={path}>
          <PageLink to={path} className={chipClass()}>
            <span>
              <Bidi>{name}</Bidi>
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
