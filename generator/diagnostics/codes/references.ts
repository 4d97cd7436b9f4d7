import {
  inAbout,
  inAllCoupons,
  inNotFound,
  inPost,
  inRedirects,
  inStore,
  untouched,
  wholeFile,
  type CodeEntry,
} from './entry';

/** Faults between places and files: what one names, another must be. */
export const referenceCodes = {
  'unknown-reference': {
    severity: 'error',
    title: 'A store, offer or feed that is named exists',
    explanation: 'Stores are named by slug, offers by id, feeds by the name of their file.',
    fix: 'write the name of one that exists; the fault names the nearest',
    wrong: inStore`
      featured: ten-procent
    `,
    right: inStore`
      featured: ten-percent
    `,
  },
  'unknown-link': {
    severity: 'error',
    title: 'A link inside the site leads to a page or section that exists',
    explanation:
      'Links name a page by its path without the language, or a section of the same page by the `id` of that section.',
    fix: 'write the path of a page that exists, without the language; the fault names the nearest',
    wrong: inStore`
      actions:
        - label:
            en: All stores
            ar: كل المتاجر
          to: /shops
    `,
    right: inStore`
      actions:
        - label:
            en: All stores
            ar: كل المتاجر
          to: /stores
    `,
  },
  'unreachable-page': {
    severity: 'error',
    title: 'Every page can be reached by links from the home page',
    explanation:
      'A page that nothing links to is found by no one. The header and the footer, the sections and texts of other pages can link to it. Stores are listed in the directory and posts in the blog by themselves.',
    fix: 'link to the page from a text or section of another one, or from `navigation` or `footer` of site.yaml',
    wrong: wholeFile('data/pages/gifts.yaml')`
      kind: static
      path: /gifts
      title:
        en: Gifts
        ar: هدايا
      description:
        en: Gifts for every taste.
        ar: هدايا لكل ذوق.
      heading:
        en: Gifts
        ar: هدايا
      sections:
        - kind: prose
          body:
            en: Incense is a good gift.
            ar: البخور هدية جميلة.
    `,
    right: inAbout`
      sections:
        - kind: prose
          body:
            en: We also write [guides](/blog).
            ar: نكتب أيضًا [أدلة](/blog).
    `,
  },
  'slug-differs-from-file': {
    severity: 'error',
    title: 'A store or post has the name of its file',
    explanation:
      'Other files name it by its slug, and people look for it by the name of its file. So no two can have the same slug either.',
    fix: 'rename the file, or correct `slug:`',
    wrong: inPost`
      slug: first-orders
    `,
    right: inPost`
      slug: first-order
    `,
  },
  'duplicate-path': {
    severity: 'error',
    title: 'No two pages have the same address',
    explanation:
      'Only one of the two could be reached. The address of a post is that of the blog with the slug of the post.',
    fix: 'give one of the two pages another path',
    wrong: inAllCoupons`
      path: /stores
    `,
    right: inAllCoupons`
      path: /all-coupons
    `,
  },
  'duplicate-offer-id': {
    severity: 'error',
    title: 'Each offer of a store has an id of its own',
    explanation: 'Sections name offers by id.',
    fix: 'give one of the two offers another id',
    wrong: inStore`
      offers:
        - id: gift
          kind: deal
          url: https://www.example.com/luban
          title:
            en: A gift
            ar: هدية
        - id: gift
          kind: deal
          url: https://www.example.com/luban
          title:
            en: Free shipping
            ar: شحن مجاني
    `,
    right: inStore`
      offers:
        - id: gift
          kind: deal
          url: https://www.example.com/luban
          title:
            en: A gift
            ar: هدية
        - id: shipping
          kind: deal
          url: https://www.example.com/luban
          title:
            en: Free shipping
            ar: شحن مجاني
    `,
  },
  'duplicate-code': {
    severity: 'error',
    title: 'A code stands once in a store',
    explanation: 'Two offers with one code are one offer, or one of the two codes is a slip.',
    fix: 'join the two offers, or correct the code of one of them',
    wrong: inStore`
      offers:
        - id: ten-percent
          kind: code
          code: "LUBAN10"
          title:
            en: 10% off
            ar: خصم 10%
        - id: twenty-percent
          kind: code
          code: "LUBAN10"
          title:
            en: 20% off
            ar: خصم 20%
    `,
    right: inStore`
      offers:
        - id: ten-percent
          kind: code
          code: "LUBAN10"
          title:
            en: 10% off
            ar: خصم 10%
        - id: twenty-percent
          kind: code
          code: "LUBAN20"
          title:
            en: 20% off
            ar: خصم 20%
    `,
  },
  'code-differs-from-title': {
    severity: 'error',
    title: 'Words quote the code that shoppers are given',
    explanation:
      'When a code changes, the words round it are easily forgotten. An offer quotes its own code or none, a deal quotes none, and the texts of a page quote codes of its store. In the texts of the page {code} is always the code of the featured offer.',
    fix: 'write the right code in the words, or correct `code:`; in the texts of a page write {code}',
    wrong: inStore`
      offers:
        - id: ten-percent
          kind: code
          code: "LUBAN10"
          title:
            en: 10% off with the code LUBAN15
            ar: خصم 10% بالكود LUBAN15
    `,
    right: inStore`
      offers:
        - id: ten-percent
          kind: code
          code: "LUBAN10"
          title:
            en: 10% off with the code LUBAN10
            ar: خصم 10% بالكود LUBAN10
    `,
  },
  'duplicate-anchor': {
    severity: 'error',
    title: 'Each section with an id has one of its own',
    explanation: 'A link such as #guide can lead to one place only.',
    fix: 'give one of the two sections another id, or none',
    wrong: inAbout`
      sections:
        - kind: prose
          id: guide
          body:
            en: We try every code.
            ar: نجرّب كل كود.
        - kind: prose
          id: guide
          body:
            en: Write to us.
            ar: راسلنا.
    `,
    right: inAbout`
      sections:
        - kind: prose
          id: guide
          body:
            en: We try every code.
            ar: نجرّب كل كود.
        - kind: prose
          id: contact
          body:
            en: Write to us.
            ar: راسلنا.
    `,
  },
  'offers-or-feed': {
    severity: 'error',
    title: 'A store has offers of its own or takes them from a feed',
    explanation: 'One of the two, not both and not neither.',
    fix: 'keep `offers`, or `offersFrom`, and delete the other',
    wrong: inStore`
      offersFrom: souk
    `,
    right: untouched,
  },
  'starts-after-end': {
    severity: 'error',
    title: 'An offer starts before it ends',
    explanation: 'One of the two dates is a slip.',
    fix: 'correct `starts` or `expires`',
    wrong: inStore`
      offers:
        - id: gift
          kind: deal
          url: https://www.example.com/luban
          title:
            en: A gift
            ar: هدية
          starts: 2026-12-31
          expires: 2026-01-01
    `,
    right: inStore`
      offers:
        - id: gift
          kind: deal
          url: https://www.example.com/luban
          title:
            en: A gift
            ar: هدية
          starts: 2026-01-01
          expires: 2026-12-31
    `,
  },
  'range-reversed': {
    severity: 'error',
    title: 'The lower end of a range lies below its upper end',
    explanation: '`from` is the lower end of a range of amounts and `amount` its upper end.',
    fix: 'write the smaller amount in `from` and the larger in `amount`',
    wrong: inStore`
      offers:
        - id: gift
          kind: deal
          url: https://www.example.com/luban
          title:
            en: $100 to $200 off
            ar: خصم من 100 إلى 200 دولار
          benefit:
            kind: amount
            from: 200
            amount: 100
            currency: USD
    `,
    right: inStore`
      offers:
        - id: gift
          kind: deal
          url: https://www.example.com/luban
          title:
            en: $100 to $200 off
            ar: خصم من 100 إلى 200 دولار
          benefit:
            kind: amount
            from: 100
            amount: 200
            currency: USD
    `,
  },
  'verified-without-source': {
    severity: 'error',
    title: 'What is said to be verified says when',
    explanation:
      'Verified means that a person tried the offer and it worked. `lastVerified` or an entry in `checks` says when.',
    fix: 'add `lastVerified` with the day or month, or take `verified` away',
    wrong: inStore`
      offers:
        - id: gift
          kind: deal
          url: https://www.example.com/luban
          title:
            en: A gift
            ar: هدية
          verified: true
    `,
    right: inStore`
      offers:
        - id: gift
          kind: deal
          url: https://www.example.com/luban
          title:
            en: A gift
            ar: هدية
          verified: true
          lastVerified: 2025-10
    `,
  },
  'missing-image': {
    severity: 'error',
    title: 'A picture that is a file is in data/images',
    explanation: 'With `imageHost` in site.yaml the host serves the pictures, and this is not checked.',
    fix: 'put the picture into data/images, or correct its name',
    wrong: inStore`
      logo: lubban.svg
    `,
    right: inStore`
      logo: luban.svg
    `,
  },
  'image-not-in-preview': {
    severity: 'warning',
    title: 'Logos and pictures of posts have a format that share pictures can contain',
    explanation:
      'Each page has a share picture, which messengers and social networks show. The program that draws it reads SVG, PNG, JPEG and GIF. For a logo in WebP or AVIF it draws the initials of the store instead.',
    fix: 'convert the picture to SVG, PNG or JPEG',
    wrong: inStore`
      logo: luban.webp
    `,
    right: inStore`
      logo: luban.svg
    `,
  },
  'future-date': {
    severity: 'error',
    title: 'What was done was not done in the future',
    explanation:
      'Month labels, dates of changes and dates of checks say what a person vouched for. A day that has not come is a slip.',
    fix: 'write the day or month that it really was',
    wrong: inStore`
      checked: 2052-10
    `,
    right: inStore`
      checked: 2025-10
    `,
  },
  'country-not-offered': {
    severity: 'error',
    title: 'The country taken at first is one of the choices',
    explanation: 'Otherwise the page would begin with a choice that it does not offer.',
    fix: 'take one of the countries in `choices`, or add this one to them',
    wrong: inStore`
      countries:
        choices: [SA, AE]
        default:
          en: BH
          ar: SA
    `,
    right: inStore`
      countries:
        choices: [SA, AE, BH]
        default:
          en: BH
          ar: SA
    `,
  },
  'missing-page': {
    severity: 'error',
    title: 'The lists and the page for unknown addresses are there',
    explanation: 'The site has one page each of the kinds directory, coupons, blog and not-found.',
    fix: 'write the page; the fault names its kind',
    wrong: { file: 'data/pages/not-found.yaml', text: '', absent: true },
    right: untouched,
  },
  'duplicate-page-kind': {
    severity: 'error',
    title: 'The lists and the page for unknown addresses are there once',
    explanation: 'The site has one page each of the kinds directory, coupons, blog and not-found.',
    fix: 'delete one of the two pages, or make it `kind: static`',
    wrong: wholeFile('data/pages/shops.yaml')`
      kind: directory
      path: /shops
      title:
        en: All shops
        ar: كل المحلات
      description:
        en: Every shop from A to Z.
        ar: كل المحلات بالترتيب.
      heading:
        en: All shops
        ar: كل المحلات
    `,
    right: untouched,
  },
  'not-found-path': {
    severity: 'error',
    title: 'The page for unknown addresses is /404',
    explanation: 'Hosts look for it there.',
    fix: 'write `path: /404`',
    wrong: inNotFound`
      path: /lost
    `,
    right: inNotFound`
      path: /404
    `,
  },
  'redirect-loop': {
    severity: 'error',
    title: 'A redirect does not run in circles',
    explanation: 'A browser that is sent back to where it came from gives up with an error.',
    fix: 'let the redirect lead to a page',
    wrong: inRedirects`
      redirects:
        - from: /old
          to: /old/
    `,
    right: inRedirects`
      redirects:
        - from: /old
          to: /en/stores
    `,
  },
  'redirect-shadows-page': {
    severity: 'error',
    title: 'A redirect hides no page',
    explanation: 'A page whose address is redirected can never be seen.',
    fix: 'redirect an address that no page has, or delete the redirect',
    wrong: inRedirects`
      redirects:
        - from: /en/about
          to: /en/stores
    `,
    right: inRedirects`
      redirects:
        - from: /about
          to: /en/about
    `,
  },
  'redirect-to-nowhere': {
    severity: 'error',
    title: 'A redirect leads to a page',
    explanation: 'The target is the full address with its language, such as /en/stores.',
    fix: 'write the full address of a page with its language, such as /en/stores',
    wrong: inRedirects`
      redirects:
        - from: /shops
          to: /en/storez
    `,
    right: inRedirects`
      redirects:
        - from: /shops
          to: /en/stores
    `,
  },
  'duplicate-redirect': {
    severity: 'error',
    title: 'An address is redirected once',
    explanation: 'The first redirect that fits counts, so a second one for the same address never does.',
    fix: 'delete one of the two redirects',
    wrong: inRedirects`
      redirects:
        - from: /shops
          to: /en/stores
        - from: /shops
          to: /en/about
    `,
    right: inRedirects`
      redirects:
        - from: /shops
          to: /en/stores
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
