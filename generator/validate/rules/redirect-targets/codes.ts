import { inRedirects, type CodeEntry } from '../../../diagnostics/codes/entry';

export const redirectTargetsCodes = {
  'redirect-loop': {
    severity: 'error',
    title: 'Redirects form no loop',
    explanation: 'A browser that is redirected in a loop shows an error.',
    fix: 'redirect to the address of a page',
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
