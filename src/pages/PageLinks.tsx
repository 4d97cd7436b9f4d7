import type { PageLinkView } from '../domain/pages/page-data';
import { PageLink } from '../ui/links/links';
import { BidiText } from '../ui/text/Bidi';
import { chipClass } from '../ui/Chip';
import { styles } from './PageLinks.styles';

export function PageLinks({ links }: { readonly links: readonly PageLinkView[] }) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.row}>
      {links.map(({ name, path }) => (
        <li key={path}>
          <PageLink to={path} className={chipClass()}>
            <BidiText as="span" text={name} />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
