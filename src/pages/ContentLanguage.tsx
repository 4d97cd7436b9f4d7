import { useIntl } from 'react-intl';
import type { ContentLanguage as Language } from '../generated/data-types';
import { useLanguage } from '../hooks/site';
import { Icon } from '../ui/Icon';
import { styles } from './ContentLanguage.styles';

/** Names the language of the content if it differs from that of the interface (product rule R6). */
export function ContentLanguageNotice({ language }: { readonly language: Language | undefined }) {
  const intl = useIntl();
  const current = useLanguage();
  if (language === undefined || language === current) return null;
  return (
    <p className={styles.notice}>
      <Icon name="language" />
      {intl.formatMessage({ id: 'page.content-language' }, { language })}
    </p>
  );
}
