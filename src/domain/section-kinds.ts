// Made by `npm run generate` from schemas/sections.schema.json. Do not edit.

/** What a shopper needs to use a code, in the order of the page: kinds of sections, and tones. */
export const sectionOrder: readonly string[] = ['offers', 'basket', 'note', 'steps', 'faq'];

/** The kinds of section that a page has at most once: the ids of their rows would be there twice. */
export const singleSections: readonly string[] = ['tests', 'claims', 'operator'];
