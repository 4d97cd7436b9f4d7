import type { ComponentType } from 'react';
import type { AnySectionView, PlainSectionView } from '../domain/pages/page-data';

export type SectionKind = AnySectionView['kind'];

export type SectionOf<Kind extends SectionKind> = Extract<AnySectionView, { readonly kind: Kind }>;

/** The props of a section's component. */
export interface SectionProps<Kind extends SectionKind> {
  readonly section: SectionOf<Kind>;
  /** true if the section is collapsed at first, so that only its heading shows, see `isFolded`. */
  readonly folded?: boolean;
}

type ViewOf<Kind extends SectionKind> = ComponentType<SectionProps<Kind>>;

/** Components by section kind: at least those of the kinds that any page may have. */
export type SectionViews = { readonly [Kind in PlainSectionView['kind']]: ViewOf<Kind> } & {
  readonly [Kind in SectionKind]?: ViewOf<Kind>;
};
