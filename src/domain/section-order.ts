import { sectionOrder } from './section-kinds';

/** What the place of a section on a store's page depends on. */
interface PageSection {
  readonly kind: string;
  readonly tone?: 'note' | undefined;
  readonly heading?: string | undefined;
}

/** The rank of a section on a store's page (product rule R44). */
function rankOf({ kind, tone }: PageSection): number {
  const rank = sectionOrder.indexOf(tone ?? kind);
  return rank === -1 ? sectionOrder.length : rank;
}

/** The sections of a store's page: offers, basket, notes, steps, questions, then the others; each group in the order of the data. */
export function inPageOrder<Section extends PageSection>(sections: readonly Section[]): readonly Section[] {
  return [...sections].sort((a, b) => rankOf(a) - rankOf(b));
}

/**
 * Whether only headings of a section of a store's page are open at first: the titles of steps, and the heading, if there is one,
 * of a section that comes after the questions.
 */
export function isFolded(section: PageSection): boolean {
  return section.kind === 'steps' || (rankOf(section) === sectionOrder.length && section.heading !== undefined);
}
