import { request } from 'node:http';
import { unescapeHtml } from './documents';

/** A response of a server. */
export interface Answer {
  readonly status: number;
  readonly location: string | undefined;
  readonly body: string;
}

/** Requests a path exactly as given, without resolving, encoding or following redirects. */
export function ask(site: string, path: string): Promise<Answer> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location,
          body: Buffer.concat(chunks).toString('utf8'),
        });
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** The attributes of an element by lower-case name. */
export type Attributes = Readonly<Record<string, string>>;

function attributesOf(tag: string): Attributes {
  const attributes: Record<string, string> = {};
  for (const [, name = '', value = ''] of tag.matchAll(/([\w-]+)="([^"]*)"/g))
    attributes[name.toLowerCase()] = unescapeHtml(value);
  return attributes;
}

/** The metadata in the head of a document, parsed from its HTML. */
export interface DocumentHead {
  readonly language: string | undefined;
  readonly direction: string | undefined;
  readonly title: string;
  readonly description: string | undefined;
  readonly robots: string | undefined;
  readonly canonical: string | undefined;
  /** Addresses by `hreflang`. */
  readonly alternates: Readonly<Record<string, string>>;
}

/** Parses the head of a document. */
export function headOfHtml(html: string): DocumentHead {
  const root = attributesOf(/<html[^>]*>/.exec(html)?.[0] ?? '');
  const head = html.slice(0, html.indexOf('</head>'));
  const links = [...head.matchAll(/<link [^>]*>/g)].map(([tag]) => attributesOf(tag));
  const metas = [...head.matchAll(/<meta [^>]*>/g)].map(([tag]) => attributesOf(tag));
  const metaNamed = (name: string): string | undefined => metas.find((meta) => meta.name === name)?.content;
  const alternates: Record<string, string> = {};
  for (const { rel, hreflang, href = '' } of links)
    if (rel === 'alternate' && hreflang !== undefined) alternates[hreflang] = href;
  return {
    language: root.lang,
    direction: root.dir,
    title: unescapeHtml(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    description: metaNamed('description'),
    robots: metaNamed('robots'),
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    alternates,
  };
}

/** The attributes of the links of a document. */
export function anchorsOf(html: string): readonly Attributes[] {
  return [...html.matchAll(/<a [^>]*>/g)].map(([tag]) => attributesOf(tag));
}
