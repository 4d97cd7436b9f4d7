import { useMessages } from '../hooks/messages';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { css } from './CodeBox.styles';

interface CodeBoxProps {
  readonly code: string;
}

/** A code in a dashed box. */
export function CodeBox({ code }: CodeBoxProps) {
  const t = useMessages();
  return (
    <span className={css.box}>
      <VisuallyHidden>{t('offer.code')}</VisuallyHidden>
      <bdi dir="ltr">
        <code className={css.code} data-long={code.length > 16 ? '' : undefined}>
          {code}
        </code>
      </bdi>
    </span>
  );
}
