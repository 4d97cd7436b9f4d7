import type { ComponentType } from 'react';
import type { SectionView } from '../domain/page-data';

/** The kinds of section a page can be built of. */
export type SectionKind = SectionView['kind'];

/** The data of one kind of section. */
export type SectionOf<Kind extends SectionKind> = Extract<SectionView, { readonly kind: Kind }>;

/** What a section's component takes. */
export interface SectionProps<Kind extends SectionKind> {
  readonly section: SectionOf<Kind>;
}

/** One component for each kind. */
export type SectionViews = { readonly [Kind in SectionKind]: ComponentType<SectionProps<Kind>> };
