import type { ReactNode } from 'react';
import { useMessages } from '../hooks/messages';
import { Footer } from './Footer';
import { Header } from './Header';
import { PromoBanner } from './PromoBanner';
import { css } from './Shell.styles';

/** The layout of every page: promotional banner, header, content, footer. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const t = useMessages();
  return (
    <div className={css.root}>
      <a href="#content" className={css.skip}>
        {t('shell.skip')}
      </a>
      <PromoBanner />
      <Header />
      <main id="content" tabIndex={-1} className={css.main}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
