import type { Instant } from '../../../src/domain/dates/calendar';
import { languages, type Language } from '../../../src/domain/language/language';
import { validityPeriodsOf } from '../../../src/domain/offers/validity-periods';
import type { PageData, PageKind } from '../../../src/domain/pages/page-data';
import { sitePath } from '../../../src/domain/pages/paths';
import { unchangedPeriod } from '../../../src/domain/offers/unchanged-period';
import { withSponsoredLinks } from '../derive/store-links';
import { valuesOf, type Input, type ValuesOf } from '../engine/input';
import type { Unit, UnitContext, UnitFile, UnitOutput } from '../engine/unit';
import { renderPage } from '../render/render';
import type { Images, PageContext } from './site-inputs';

/** The inputs that all units of pages have. */
export type PageInputs = Readonly<{
  shared: Input<PageContext>;
  /** The pictures that share pictures of the pages may show. */
  images: Input<Images>;
}>;

/** Pages that are built together: one, or the same one in all languages. */
export interface PageUnit<Named extends PageInputs = PageInputs> extends Unit<Named> {
  readonly kind: PageKind;
  /** Their path without the language. */
  readonly path: string;
  readonly languages: readonly Language[];
  /** Derives the data of the pages without reading the renderer, so that the development server needs no bundle. */
  pages(values: ValuesOf<Named>): readonly PageData[];
}

/**
 * The function that builds pages of a kind. It is created at the top level of a module, so that it can only use its
 * inputs.
 */
export function pageKind<Named extends PageInputs>(
  kind: PageKind,
  pages: (values: ValuesOf<Named>) => readonly PageData[],
): Pick<PageUnit<Named>, 'kind' | 'pages' | 'make'> {
  const marked = (values: ValuesOf<Named>): readonly PageData[] => {
    const { shared }: ValuesOf<PageInputs> = values;
    return withSponsoredLinks(pages(values), shared.paidHosts);
  };
  return { kind, pages: marked, make: (values, context) => renderPages(marked(values), values, context) };
}

/** Creates a unit with a page in every language. */
export function inAllLanguages<Named extends PageInputs>(
  path: string,
  kind: Pick<PageUnit<Named>, 'kind' | 'pages' | 'make'>,
  inputs: Named,
): PageUnit<Named> {
  return { id: path, path, languages, pageCount: languages.length, inputs, ...kind };
}

/** Creates a unit of one page in one language. */
export function inLanguage<Named extends PageInputs>(
  language: Language,
  path: string,
  kind: Pick<PageUnit<Named>, 'kind' | 'pages' | 'make'>,
  inputs: Named,
): PageUnit<Named> {
  return { id: sitePath(language, path), path, languages: [language], pageCount: 1, inputs, ...kind };
}

/** The data of the pages of a unit. */
export function pagesOf(unit: PageUnit): readonly PageData[] {
  return unit.pages(valuesOf(unit.inputs));
}

/** A page with the instant of its rendering. */
interface TimedPage {
  readonly page: PageData;
  readonly instant: Instant;
  readonly until: Instant;
}

/** The previews of pages by their canonical addresses. A page with another canonical shows the preview of that page. */
async function previewsOf(
  pages: readonly TimedPage[],
  { shared: { renderer, settings, previews }, images }: ValuesOf<PageInputs>,
  context: UnitContext,
): Promise<ReadonlyMap<string, UnitFile>> {
  const drawn = previews
    ? pages.filter(({ page }) => page.indexed && page.canonical === sitePath(page.language, page.path))
    : [];
  const sources = { basePath: settings.basePath, images };
  return new Map(
    await Promise.all(
      drawn.map(
        async ({ page, instant }) =>
          [page.canonical, await context.previews.draw(page, renderer.previewContent(page, instant), sources)] as const,
      ),
    ),
  );
}

/**
 * Renders pages and their share pictures. The files are valid until the next offer on them starts or ends, or until the
 * end of the day.
 */
export async function renderPages(
  pages: readonly PageData[],
  values: ValuesOf<PageInputs>,
  context: UnitContext,
): Promise<Required<UnitOutput>> {
  const { renderer, settings } = values.shared;
  const { timeZone, basePath } = settings;
  const timed = pages.map((page): TimedPage => {
    const { since, until } = unchangedPeriod(validityPeriodsOf(page), context.now, timeZone);
    return { page, instant: since, until };
  });
  const previews = await previewsOf(timed, values, context);
  const rendered = timed.flatMap(({ page, instant }) => {
    const preview = previews.get(page.canonical);
    return renderPage(page, instant, renderer, settings, preview ? { preview: `${basePath}/${preview.path}` } : {})
      .files;
  });
  return {
    files: [...previews.values(), ...rendered],
    validFrom: Math.max(...timed.map(({ instant }) => instant)),
    validUntil: Math.min(...timed.map(({ until }) => until)),
  };
}
