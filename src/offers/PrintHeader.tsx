import { FormattedMessage } from 'react-intl';
import { sitePath } from '../domain/paths';
import { settings } from '../generated/settings';
import { useLanguage, useSite } from '../hooks/site';
import { PrintCode } from './PrintCode';
import { styles } from './PrintHeader.styles';

/** The header of a printed page: the site's name, and the address of the page with up-to-date codes. */
export function PrintHeader({ path }: { readonly path: string }) {
  const { name } = useSite();
  const language = useLanguage();
  const address = settings.origin + settings.basePath + sitePath(language, path);
  return (
    <div className={styles.header}>
      <div>
        <p className={styles.name}>{name}</p>
        <FormattedMessage id="store.print-hint" tagName="p" />
        <p>
          <bdi dir="ltr">{address}</bdi>
        </p>
      </div>
      <PrintCode address={address} />
    </div>
  );
}
