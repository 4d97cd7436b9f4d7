/**
 * The chunks of the client besides the core, which every page loads, and the chunk of each template. A shared chunk has
 * what several templates show. Few files compress better than many (decision 0013). Paths are below `src`.
 */
export const sharedChunks = {
  shared: [
    'store-page/Sections.tsx',
    'store-page/sections/OffersSection.tsx',
    'offers/tickets/AffiliateDisclosure.tsx',
    'offers/print/PrintHeader.tsx',
    'offers/feedback/WayOn.tsx',
    'ui/Breadcrumbs.tsx',
    'ui/Rating.tsx',
  ],
  lists: [
    'domain/facets/facet-names.ts',
    'offers/rows/OfferGroup.tsx',
    'pages/Collection.tsx',
    'pages/ListPages.tsx',
    'pages/PageLinks.tsx',
    'ui/LoadState.tsx',
  ],
  posts: ['pages/ContentLanguage.tsx', 'pages/Newsletter.tsx', 'pages/PostCards.tsx'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
