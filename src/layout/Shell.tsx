import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Footer } from './Footer';
import { Header } from './Header';
import { PromoBanner } from './PromoBanner';
import { styles } from './Shell.styles';

export function Shell({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.root}>
      <a href="#content" className={styles.skip}>
        <FormattedMessage id="shell.skip" />
      </a>
      <PromoBanner />
      <Header />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
