import type { ComponentType } from 'react';
import type { AnySectionView, PlainSectionView } from '../domain/pages/page-data';

export type SectionKind = AnySectionView['kind'];

export type SectionOf<Kind extends SectionKind> = Extract<AnySectionView, { readonly kind: Kind }>;

export interface SectionProps<Kind extends SectionKind> {
  readonly section: SectionOf<Kind>;
  /** true if the section is collapsed at first, so that only its heading shows, see `isFolded`. */
  readonly folded?: boolean;
}

type ViewOf<Kind extends SectionKind> = ComponentType<SectionProps<Kind>>;

export type SectionViews = { readonly [Kind in PlainSectionView['kind']]: ViewOf<Kind> } & {
  readonly [Kind in SectionKind]?: ViewOf<Kind>;
};
