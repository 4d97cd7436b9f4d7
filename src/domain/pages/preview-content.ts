import type { Language } from '../language/language';

export interface PreviewStore {
  readonly logo: string;
  /** Shown instead of a logo on another host. */
  readonly initials: string;
  /** As in `StoreSummary`. */
  readonly hue: number;
}

/** The benefit of an offer in parts, as described at `BenefitText`. */
export interface PreviewBenefit {
  readonly before: string;
  readonly figure: string;
  readonly after: string;
  readonly inWords: boolean;
}

export type PreviewPanel =
  | {
      readonly kind: 'ticket';
      readonly store: PreviewStore;
      /** The benefit of the offer; its title, if it has no benefit. */
      readonly benefit: PreviewBenefit | string;
      readonly code?: string;
      /** The text that replaces a code. */
      readonly noCode?: string;
    }
  | { readonly kind: 'image'; readonly address: string }
  | { readonly kind: 'tiles'; readonly stores: readonly PreviewStore[] }
  | { readonly kind: 'store'; readonly store: PreviewStore }
  | { readonly kind: 'emblem' };

/** Everything that a preview picture shows, as JSON, so that its hash identifies the picture without drawing it. */
export interface PreviewContent {
  readonly language: Language;
  readonly siteName: string;
  readonly heading: string;
  readonly note?: string;
  readonly panel: PreviewPanel;
}

/** Functions of the generator that are needed to draw a preview picture. */
export interface PreviewTools {
  /** The width of a text at a font size of 1. For Arabic, whose letters join, the result may be slightly too large. */
  measure(text: string, weight: 400 | 700): number;
  /** The image at an address of the site, as a `data:` address; undefined for an image on another host. */
  embed(address: string): string | undefined;
}

/** Draws a preview picture as an SVG of 1200 by 630 pixels, in the direction of its language. Pure. */
export type DrawPreview = (content: PreviewContent, tools: PreviewTools) => string;

export function imagesIn({ panel }: PreviewContent): readonly string[] {
  switch (panel.kind) {
    case 'ticket':
    case 'store':
      return [panel.store.logo];
    case 'tiles':
      return panel.stores.map(({ logo }) => logo);
    case 'image':
      return [panel.address];
    case 'emblem':
      return [];
  }
}
