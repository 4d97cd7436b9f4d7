import type { ComponentType } from 'react';
import type { PlainSectionView, SectionView, StaticSectionView } from '../domain/page-data';
import { isFolded } from '../domain/section-order';
import { css } from './Sections.styles';
import { sectionViews } from './section-views';

type AnySection = SectionView | StaticSectionView;

type AnySectionView = ComponentType<{ readonly section: AnySection; readonly folded?: boolean }>;

interface SectionsProps<Section extends AnySection> {
  readonly sections: readonly Section[];
  /** Which sections are closed: those after the questions, or all that can be. */
  readonly folding?: 'late' | 'all';
  /** The components of the section kinds that only some pages have, so that other pages need not load them. */
  readonly ownViews?: {
    readonly [Kind in Exclude<Section['kind'], PlainSectionView['kind']>]: ComponentType<{
      readonly section: Extract<Section, { readonly kind: Kind }>;
    }>;
  };
}

/** The sections of a page, in order. */
export function Sections<Section extends AnySection>({ sections, folding, ownViews }: SectionsProps<Section>) {
  const views = { ...sectionViews, ...ownViews };
  return (
    <div className={css.sections}>
      {sections.map((section, index) => {
        // The registry pairs each kind with its component, but TypeScript cannot relate the two unions.
        const View = views[section.kind as keyof typeof views] as AnySectionView;
        return (
          <View key={index} section={section} folded={folding === 'all' || (folding === 'late' && isFolded(section))} />
        );
      })}
    </div>
  );
}
