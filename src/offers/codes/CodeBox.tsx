import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { styles } from './CodeBox.styles';

interface CodeBoxProps {
  readonly code: string;
}

export function CodeBox({ code }: CodeBoxProps) {
  return (
    <span className={styles.box}>
      <VisuallyHidden>
        <FormattedMessage id="offer.code" />
      </VisuallyHidden>
      <bdi dir="ltr">
        <code className={styles.code}>{code}</code>
      </bdi>
    </span>
  );
}
