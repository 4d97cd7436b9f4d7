import type { ComponentType } from 'react';
import type { SectionView } from '../domain/page-data';
import { css } from './Sections.styles';
import { sectionViews } from './section-views';

type AnySectionView = ComponentType<{ readonly section: SectionView }>;

interface SectionsProps {
  readonly sections: readonly SectionView[];
}

/** The body of a page, top to bottom. Sections of offers need an `OfferSourceProvider` around it. */
export function Sections({ sections }: SectionsProps) {
  return (
    <div className={css.sections}>
      {sections.map((section, index) => {
        // The registry pairs each kind with its own component, which the union of all of them cannot express.
        const View = sectionViews[section.kind] as AnySectionView;
        return <View key={index} section={section} />;
      })}
    </div>
  );
}
