import { useRef } from 'react';
import { useMessages } from '../hooks/messages';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { css } from './CodeBox.styles';
import { useCopyCode } from './use-copy-code';

interface CodeBoxProps {
  readonly code: string;
  /** false for an expired code: it is readable, but has no copy button. */
  readonly copyable?: boolean;
  /** The store's own text for the toast after a copy. */
  readonly copiedNotice?: string | undefined;
}

/** A code in a dashed box, with a copy button. */
export function CodeBox({ code, copyable = true, copiedNotice }: CodeBoxProps) {
  const t = useMessages();
  const words = useRef<HTMLElement>(null);
  const { copied, copyCode } = useCopyCode(code, words, copiedNotice);
  return (
    <span className={css.box} data-plain={copyable ? undefined : ''}>
      <VisuallyHidden>{t('offer.code')}</VisuallyHidden>
      <bdi dir="ltr">
        <code ref={words} className={css.code} data-long={code.length > 16 ? '' : undefined}>
          {code}
        </code>
      </bdi>
      {copyable && (
        <Button
          variant="quiet"
          size="s"
          className={css.copy}
          onClick={() => void copyCode()}
          data-needs-script=""
          data-replay=""
          data-copied={copied ? '' : undefined}
        >
          <Icon name={copied ? 'tick' : 'copy'} />
          {copied ? t('offer.copied') : t('offer.copy-code')} <VisuallyHidden>{code}</VisuallyHidden>
        </Button>
      )}
    </span>
  );
}
