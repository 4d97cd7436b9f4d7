import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './Icon';

interface FoldProps extends ComponentProps<'details'> {
  readonly summary: ReactNode;
  readonly summaryClass: string;
}

export function Fold({ summary, summaryClass, children, ...rest }: FoldProps) {
  return (
    <details {...rest}>
      <summary className={summaryClass}>
        {summary}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
