import type { Instant } from '../../../src/domain/dates/calendar';
import { languages, type Language } from '../../../src/domain/language/language';
import { validityPeriodsOf } from '../../../src/domain/offers/validity-periods';
import type { PageData, PageKind } from '../../../src/domain/pages/page-data';
import { sitePath } from '../../../src/domain/pages/paths';
import { unchangedPeriod } from '../../../src/domain/offers/unchanged-period';
import { withSponsoredLinks } from '../derive/stores/store-links';
import { valuesOf, type InputsOf } from '../engine/input';
import type { Unit, UnitContext, UnitFile, UnitOutput } from '../engine/unit';
import { renderPage } from '../render/render';
import type { Images, PageContext } from './site-inputs';

/** The inputs that all units of pages have. */
export type PageInputs = Readonly<{
  shared: PageContext;
  /** The pictures that share pictures of the pages may show. */
  images: Images;
}>;

/** Pages that are built together: one, or the same one in all languages. */
export interface PageUnit<Values extends PageInputs = PageInputs> extends Unit<Values> {
  readonly kind: PageKind;
  /** Without the language. */
  readonly path: string;
  readonly languages: readonly Language[];
  /** Does not read the renderer, so that the development server needs no bundle. */
  pages(values: Values): readonly PageData[];
}

/** Builds pages of a kind. It is created at the top level of a module, so that it can only use its inputs. */
export function pageKind<Values extends PageInputs>(
  kind: PageKind,
  pages: (values: Values) => readonly PageData[],
): Pick<PageUnit<Values>, 'kind' | 'pages' | 'make'> {
  const marked = (values: Values) => withSponsoredLinks(pages(values), values.shared.paidHosts);
  return { kind, pages: marked, make: (values, context) => renderPages(marked(values), values, context) };
}

export function inAllLanguages<Values extends PageInputs>(
  path: string,
  kind: Pick<PageUnit<Values>, 'kind' | 'pages' | 'make'>,
  inputs: InputsOf<Values>,
): PageUnit<Values> {
  return { id: path, path, languages, pageCount: languages.length, inputs, ...kind };
}

export function inLanguage<Values extends PageInputs>(
  language: Language,
  path: string,
  kind: Pick<PageUnit<Values>, 'kind' | 'pages' | 'make'>,
  inputs: InputsOf<Values>,
): PageUnit<Values> {
  return { id: sitePath(language, path), path, languages: [language], pageCount: 1, inputs, ...kind };
}

export function isPageUnit(unit: Unit): unit is PageUnit {
  return unit.pageCount !== undefined;
}

export function pagesOf(unit: PageUnit): readonly PageData[] {
  return unit.pages(valuesOf<PageInputs>(unit.inputs));
}

interface TimedPage {
  readonly page: PageData;
  readonly instant: Instant;
  readonly until: Instant;
}

/** By canonical address. A page with another canonical shows the preview of that page. */
async function previewsOf(
  pages: readonly TimedPage[],
  { shared: { renderer, texts, settings, previews }, images }: PageInputs,
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
          [
            page.canonical,
            await context.previews.draw(
              page,
              renderer.previewContent(page, { instant, texts: texts[page.language] }),
              sources,
            ),
          ] as const,
      ),
    ),
  );
}

/** The files are valid until the next offer on them starts or ends, or until the end of the day. */
export async function renderPages(
  pages: readonly PageData[],
  values: PageInputs,
  context: UnitContext,
): Promise<Required<UnitOutput>> {
  const { renderer, texts, settings } = values.shared;
  const { timeZone, basePath } = settings;
  const timed = pages.map((page): TimedPage => {
    const { since, until } = unchangedPeriod(validityPeriodsOf(page), context.now, timeZone);
    return { page, instant: since, until };
  });
  const previews = await previewsOf(timed, values, context);
  const rendered = timed.flatMap(({ page, instant }) => {
    const preview = previews.get(page.canonical);
    const files = preview ? { preview: `${basePath}/${preview.path}` } : {};
    return renderPage(page, { instant, texts: texts[page.language], files }, renderer, settings).files;
  });
  return {
    files: [...previews.values(), ...rendered],
    validFrom: Math.max(...timed.map(({ instant }) => instant)),
    validUntil: Math.min(...timed.map(({ until }) => until)),
  };
}
