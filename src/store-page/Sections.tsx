import type { ComponentType } from 'react';
import type { SectionView } from '../domain/page-data';
import { css } from './Sections.styles';
import { sectionViews } from './section-views';

type AnySectionView = ComponentType<{ readonly section: SectionView }>;

interface SectionsProps {
  readonly sections: readonly SectionView[];
}

/** The sections of a page, in order. Sections of kind `offers` need an `OfferSourceProvider`. */
export function Sections({ sections }: SectionsProps) {
  return (
    <div className={css.sections}>
      {sections.map((section, index) => {
        // The registry pairs each kind with its component, but TypeScript cannot relate the two unions.
        const View = sectionViews[section.kind] as AnySectionView;
        return <View key={index} section={section} />;
      })}
    </div>
  );
}
