import type { ComponentType } from 'react';
import type { PlainSectionView, SectionView } from '../domain/page-data';

/** The section kinds. */
export type SectionKind = SectionView['kind'];

/** The data of one section kind. */
export type SectionOf<Kind extends SectionKind> = Extract<SectionView, { readonly kind: Kind }>;

/** The props of a section's component. */
export interface SectionProps<Kind extends SectionKind> {
  readonly section: SectionOf<Kind>;
  /** true if only headings are open at first, see `isFolded`. */
  readonly folded?: boolean;
}

/** One component for each section kind that any page may have. */
export type SectionViews = { readonly [Kind in PlainSectionView['kind']]: ComponentType<SectionProps<Kind>> };
