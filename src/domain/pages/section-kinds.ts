// Made by `npm run generate` from schemas/sections.schema.json. Do not edit.

/** The kinds and tones of the sections that a shopper needs to use a code, in page order. */
export const sectionOrder: readonly string[] = ['offers', 'note', 'steps', 'faq'];

/** The kinds of sections that a page has at most once, because the ids of their rows would repeat. */
export const singleSections: readonly string[] = ['tests', 'claims', 'operator'];
