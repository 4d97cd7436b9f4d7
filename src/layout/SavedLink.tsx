import { useIntl } from 'react-intl';
import { savedPath } from '../domain/pages/paths';
import { useSavedCodes } from '../browser/storage';
import { PageLink } from '../ui/links/links';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { styles } from './SavedLink.styles';

interface SavedLinkProps {
  /** `bar`: an icon with the number; `menu`: a line of the menu; `badge`: the number on the button of the menu. */
  readonly form: 'bar' | 'menu' | 'badge';
  readonly onFollow?: () => void;
}

/** The link to the saved codes, with their number. Renders nothing while none is saved (product rule R99). */
export default function SavedLink({ form, onFollow }: SavedLinkProps) {
  const intl = useIntl();
  const count = useSavedCodes().length;
  if (count === 0) return null;
  const number = intl.formatMessage({ id: 'saved.number' }, { count });
  if (form === 'badge')
    return (
      // Not text, because that would be part of the button's name.
      <span className={styles.badge} aria-hidden="true" data-number={number} />
    );
  return (
    <PageLink
      to={savedPath}
      className={form === 'bar' ? styles.bar : styles.line}
      onClick={onFollow}
      data-saved-link=""
    >
      <Icon name="bookmark" />
      {form === 'bar' ? (
        <VisuallyHidden>{intl.formatMessage({ id: 'saved.link' }, { count })}</VisuallyHidden>
      ) : (
        intl.formatMessage({ id: 'saved.link' }, { count })
      )}
      {form === 'bar' && <span aria-hidden="true">{number}</span>}
    </PageLink>
  );
}
