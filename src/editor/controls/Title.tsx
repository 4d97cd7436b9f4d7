import type { ReactElement } from 'react';
import type { Language } from '../../domain/language/language';
import { isolated } from '../../ui/text/Bidi';

interface TitleProps {
  readonly language: Language;
  readonly children: string;
}

/** A name from the data, isolated from the text around it; the codes, prices and ranges in it are isolated, too. */
export function Title({ language, children }: TitleProps): ReactElement {
  return <bdi>{isolated(children, language)}</bdi>;
}
