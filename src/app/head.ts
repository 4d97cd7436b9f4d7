import { directionOf, type Language } from '../domain/language/language';
import type { PageData } from '../domain/pages/page-data';
import type { Settings } from '../domain/pages/settings';

export interface HeadElement {
  readonly tag: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

export interface Head {
  readonly language: Language;
  readonly direction: string;
  readonly title: string;
  readonly elements: readonly HeadElement[];
}

export const link = (attributes: Record<string, string>): HeadElement => ({ tag: 'link', attributes });
export const meta = (attributes: Record<string, string>): HeadElement => ({ tag: 'meta', attributes });

/** The head of a page: title, description, canonical and alternates (product rule R6). */
export function headOf(page: PageData, settings: Settings): Head {
  const absolute = (path: string): string => settings.origin + settings.basePath + path;
  const elements = [meta({ name: 'description', content: page.description })];
  if (page.indexed) {
    elements.push(link({ rel: 'canonical', href: absolute(page.canonical) }));
    for (const { hreflang, path } of page.alternates)
      elements.push(link({ rel: 'alternate', hreflang, href: absolute(path) }));
  } else {
    elements.push(meta({ name: 'robots', content: 'noindex' }));
  }
  return { language: page.language, direction: directionOf(page.language), title: page.title, elements };
}
