import type { ComponentType } from 'react';
import type { AnySectionView } from '../domain/pages/page-data';
import { isFolded } from '../domain/pages/section-order';
import { styles } from './Sections.styles';
import { sectionViews } from './section-views';

type AnyView = ComponentType<{ readonly section: AnySectionView; readonly folded?: boolean }>;

interface SectionsProps<Section extends AnySectionView> {
  readonly sections: readonly Section[];
  /** Which sections are collapsed: `late` those after the questions, `all` every section that can be. */
  readonly folding?: 'late' | 'all';
  readonly ownViews?: {
    readonly [Kind in Exclude<Section['kind'], keyof typeof sectionViews>]: ComponentType<{
      readonly section: Extract<Section, { readonly kind: Kind }>;
    }>;
  };
}

export function Sections<Section extends AnySectionView>({ sections, folding, ownViews }: SectionsProps<Section>) {
  const views = { ...sectionViews, ...ownViews };
  return (
    <div className={styles.sections}>
      {sections.map((section, index) => {
        // The registry pairs each kind with its component, but TypeScript cannot relate the two unions.
        const View = views[section.kind as keyof typeof views] as AnyView;
        return (
          <View key={index} section={section} folded={folding === 'all' || (folding === 'late' && isFolded(section))} />
        );
      })}
    </div>
  );
}
