import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { directionOf, otherLanguage } from '../domain/language/language';
import { settings } from '../generated/settings';
import { useOnceHydrated } from '../hooks/media';
import { usePage } from '../hooks/page';
import { useLanguage } from '../hooks/site';
import { useFollow } from '../ui/links/links';
import { buttonClass } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { styles } from './LanguageSwitch.styles';

/** A link to `switchTo`: the page in the other language, or the first page of a list. Its label is that language's own name. */
export function LanguageSwitch() {
  const intl = useIntl();
  const { switchTo } = usePage();
  const other = otherLanguage(useLanguage());
  const { search } = useLocation();
  const follow = useFollow();
  // The query, such as a chosen country, is kept; the fragment is added when the link is pressed. The HTML is rendered
  // without a query.
  const query = useOnceHydrated(search, '');
  return (
    <a
      hrefLang={other}
      className={buttonClass('quiet', 'm', styles.root)}
      href={settings.basePath + switchTo + query}
      onClick={(event) => follow(event, switchTo + query + window.location.hash)}
    >
      <Icon name="globe" />
      <VisuallyHidden>{intl.formatMessage({ id: 'shell.switch' })}</VisuallyHidden>
      <span lang={other} dir={directionOf(other)} className={styles.name}>
        {intl.formatMessage({ id: `language.${other}` })}
      </span>
    </a>
  );
}
