import { sitePath } from '../domain/paths';
import { pageCodeFile } from '../domain/site-files';
import { settings } from '../generated/settings';
import { useMessages } from '../hooks/messages';
import { useLanguage, useSite } from '../hooks/site';
import { PrintCode } from './PrintCode';
import { css } from './PrintHeader.styles';

/** The header of a printed page: the site's name, and the address of the page, where the codes are up to date. */
export function PrintHeader({ path }: { readonly path: string }) {
  const t = useMessages();
  const { name } = useSite();
  const language = useLanguage();
  return (
    <div className={css.header}>
      <div>
        <p className={css.name}>{name}</p>
        <p>{t('store.print-hint')}</p>
        <p>
          <bdi dir="ltr">{settings.origin + settings.basePath + sitePath(language, path)}</bdi>
        </p>
      </div>
      <PrintCode file={pageCodeFile(language, path)} />
    </div>
  );
}
