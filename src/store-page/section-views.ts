import type { SectionViews } from './section-types';
import { FaqSection } from './sections/FaqSection';
import { LinksSection } from './sections/LinksSection';
import { PointsSection } from './sections/PointsSection';
import { ProseSection } from './sections/ProseSection';
import { StepsSection } from './sections/StepsSection';

/** The kinds that all pages load. Pages have others in `ownViews`. A kind without a component does not compile. */
export const sectionViews = {
  steps: StepsSection,
  points: PointsSection,
  prose: ProseSection,
  links: LinksSection,
  faq: FaqSection,
} satisfies SectionViews;
