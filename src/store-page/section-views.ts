import type { SectionViews } from './section-types';
import { FaqSection } from './sections/FaqSection';
import { LinksSection } from './sections/LinksSection';
import { PointsSection } from './sections/PointsSection';
import { ProseSection } from './sections/ProseSection';
import { StepsSection } from './sections/StepsSection';

/**
 * The component of each section kind that all pages load. Those of the other kinds are in `ownViews` of the pages that
 * may have them (`StorePage.tsx`, `ArticlePage.tsx`, `StaticPage.tsx`). A kind without a component does not compile.
 */
export const sectionViews = {
  steps: StepsSection,
  points: PointsSection,
  prose: ProseSection,
  links: LinksSection,
  faq: FaqSection,
} satisfies SectionViews;
