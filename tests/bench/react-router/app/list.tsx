import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { stores } from './stores.server';

/** The list of all stores, and the home page with some of them. */
export const loader = ({ params: { language = '' }, request }: LoaderFunctionArgs) => ({
  language,
  listed: (stores.get(language) ?? [])
    .slice(0, request.url.includes('/stores') ? undefined : 24)
    .map(({ slug, name, subtitle, offers }) => ({ slug, name, subtitle, offers: offers.length })),
});

export default function List() {
  const { language, listed } = useLoaderData<typeof loader>();
  return (
    <main>
      <h1>{language === 'ar' ? 'كل المتاجر' : 'All stores'}</h1>
      <ul>
        {listed.map(({ slug, name, subtitle, offers }) => (
          <li key={slug}>
            <Link to={`/${language}/store/${slug}`}>{`${name} (${offers})`}</Link>
            <p>{subtitle}</p>
          </li>
        ))}
      </ul>
    </main>
  );
}
