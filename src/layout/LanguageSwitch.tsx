import { useLocation } from 'react-router-dom';
import { directionOf, otherLanguage } from '../domain/language';
import { settings } from '../generated/settings';
import { useOnceHydrated } from '../hooks/media';
import { useMessages } from '../hooks/messages';
import { usePage } from '../hooks/page';
import { useLanguage } from '../hooks/site';
import { buttonClass } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { css } from './LanguageSwitch.styles';

/** A link to the same page in the other language, labelled with that language's own name. */
export function LanguageSwitch() {
  const t = useMessages();
  const { switchTo } = usePage();
  const other = otherLanguage(useLanguage());
  const { search } = useLocation();
  // The query, such as a chosen country, is kept. The HTML is rendered without one.
  const query = useOnceHydrated(search, '');
  return (
    <a
      href={settings.basePath + switchTo + query}
      hrefLang={other}
      className={buttonClass('quiet', 'm', css.root)}
      onClick={({ currentTarget }) => {
        // So is the fragment, which the tools of a page write without the router.
        currentTarget.hash = window.location.hash;
      }}
    >
      <Icon name="globe" />
      <VisuallyHidden>{t('shell.switch')}</VisuallyHidden>
      <span lang={other} dir={directionOf(other)} className={css.name}>
        {t(`language.${other}`)}
      </span>
    </a>
  );
}
