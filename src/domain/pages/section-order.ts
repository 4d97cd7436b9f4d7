import { sectionOrder } from './section-kinds';

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

/** Offers, notes, steps, questions, then the others. Each group keeps the order of the data. */
export function inPageOrder<Section extends PageSection>(sections: readonly Section[]): readonly Section[] {
  return [...sections].sort((a, b) => rankOf(a) - rankOf(b));
}

/** Steps show only their titles; a section after the questions shows only its heading, if it has one. */
export function isFolded(section: PageSection): boolean {
  return section.kind === 'steps' || (rankOf(section) === sectionOrder.length && section.heading !== undefined);
}
