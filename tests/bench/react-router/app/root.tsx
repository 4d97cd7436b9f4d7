import type { ReactNode } from 'react';
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration, useParams } from 'react-router';

export function Layout({ children }: { readonly children: ReactNode }) {
  const { language = 'en' } = useParams();
  return (
    <html lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <header>
          <Link to={`/${language}`}>{language === 'ar' ? 'الرئيسية' : 'Home'}</Link>
          <Link to={`/${language}/stores`}>{language === 'ar' ? 'المتاجر' : 'Stores'}</Link>
        </header>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
