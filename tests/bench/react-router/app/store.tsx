import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useParams } from 'react-router';
import { stores, type Store } from './stores.server';

export function loader({ params: { language = '', slug } }: LoaderFunctionArgs) {
  const store = stores.get(language)?.find((each) => each.slug === slug);
  if (!store) throw new Response(null, { status: 404 });
  return store;
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'description', content: loaderData?.description },
];

const english = { columns: ['Offer', 'Code', 'Saves', 'Ends'], open: 'Open the store', terms: 'Terms' };
const arabic = { columns: ['العرض', 'الكود', 'التوفير', 'ينتهي'], open: 'افتح المتجر', terms: 'الشروط' };

function Offers({ offers, words }: { readonly offers: Store['offers']; readonly words: typeof english }) {
  const cards = offers.map(({ id, title, description, code, terms, url }) => (
    <article key={id} id={id}>
      <h3>{title}</h3>
      <p>{description}</p>
      <code>{code}</code>
      <details>
        <summary>{words.terms}</summary>
        <p>{terms}</p>
      </details>
      <a href={url} rel="sponsored nofollow noopener">
        {words.open}
      </a>
    </article>
  ));
  const rows = offers.map(({ id, title, code, benefit, expires }) => (
    <tr key={id}>
      {[title, code, benefit && `${benefit.percent}%`, expires].map((cell, column) => (
        <td key={words.columns[column]}>{cell}</td>
      ))}
    </tr>
  ));
  return (
    <>
      {cards}
      <table>
        <thead>
          <tr>
            {words.columns.map((column) => (
              <th key={column}>{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>{rows}</tbody>
      </table>
    </>
  );
}

export default function StorePage() {
  const { name, heading, subtitle, url, brand, offers, sections } = useLoaderData<typeof loader>();
  const words = useParams().language === 'ar' ? arabic : english;
  return (
    <main style={{ borderColor: brand }}>
      <h1>{heading}</h1>
      <p>{subtitle}</p>
      <a href={url}>{name}</a>
      {sections.map(({ kind, heading, steps = [], points = [], questions = [], body }) => (
        <section key={kind}>
          <h2>{heading}</h2>
          {kind === 'offers' && <Offers offers={offers} words={words} />}
          {[...steps, ...points].map(({ title, text }) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
          {questions.map(({ question, answer }) => (
            <details key={question}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
          {body && <p>{body}</p>}
        </section>
      ))}
    </main>
  );
}
