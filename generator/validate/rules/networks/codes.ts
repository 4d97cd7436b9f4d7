import { inFeed, inNetworks, inStore, type CodeEntry } from '../../../diagnostics/codes/entry';

export const networksCodes = {
  'unknown-network': {
    severity: 'error',
    title: 'Networks that stores, offers and feeds name are listed',
    explanation: 'The networks are in data/networks.yaml, with their ids, hosts and links.',
    fix: 'write the id of a network; the message names the nearest. For a new one, add it to data/networks.yaml first',
    wrong: inFeed`
      network: clickss
    `,
    right: inFeed`
      network: clicks
    `,
  },
  'network-link-host': {
    severity: 'error',
    title: 'The link of a network is on one of its hosts',
    explanation:
      'By its hosts the site knows which addresses are those of the network, and adds the sub-id to no others.',
    fix: 'add the host of the link to `hosts`, or correct the link',
    wrong: inNetworks`
      networks:
        clicks:
          name: Clicks
          hosts: [clicks.example.com]
          link: "https://go.example.org/c?url={url}"
    `,
    right: inNetworks`
      networks:
        clicks:
          name: Clicks
          hosts: [clicks.example.com]
          link: "https://go.clicks.example.com/c?url={url}"
    `,
  },
  'network-sub-id': {
    severity: 'error',
    title: 'The sub-id of a network has a value and a place in its links',
    explanation: 'It is a parameter of each address, or stands in the path of `link` as `{subId}`.',
    fix: 'write both: `subId:` with its value, and `parameter:` or `{subId}` in the link',
    wrong: inNetworks`
      networks:
        clicks:
          name: Clicks
          hosts: [clicks.example.com]
          subId:
            value: "{page}.{place}.{language}"
    `,
    right: inNetworks`
      networks:
        clicks:
          name: Clicks
          hosts: [clicks.example.com]
          subId:
            parameter: sub1
            value: "{page}.{place}.{language}"
    `,
  },
  'network-programme': {
    severity: 'warning',
    title: 'A store whose network needs it has a programme',
    explanation:
      'Links through some networks name the programme of the store. Without it, links to the store lead past the network; only addresses that the network has given are used.',
    fix: 'add `programme:` to `from`, with the number or name that the network gives the store, in quotes',
    wrong: inStore`
      from:
        network: clicks
    `,
    right: inStore`
      from:
        network: clicks
        programme: "17"
    `,
  },
  'code-not-for-website': {
    severity: 'error',
    title: 'Codes that the network does not allow on websites are not published',
    explanation:
      'Networks give some codes to creators, to apps or to e-mail lists alone. A site that shows them loses the orders, and often the programme.',
    fix: 'remove the offer, or write `draft: true` until the network has allowed it, then add `website` to `channels`',
    wrong: inStore`
      from:
        network: clicks
        programme: "17"
        channels: [social, email]
    `,
    right: inStore`
      from:
        network: clicks
        programme: "17"
        channels: [social, website]
    `,
  },
  'sub-id-taken': {
    severity: 'warning',
    title: 'Addresses of a network have no sub-id of their own',
    explanation:
      'The site adds the sub-id that says where a link stood. An address that has the parameter already keeps its own, so that reports cannot say it.',
    fix: 'take the parameter out of the address',
    wrong: inStore`
      from:
        network: clicks
        programme: "17"
      offers:
        - id: ten-percent
          kind: code
          code: "LUBAN10"
          url: https://clicks.example.com/c?offer=17&sub1=old
          title:
            en: 10% off
            ar: خصم 10%
          lastVerified: 2025-09
    `,
    right: inStore`
      from:
        network: clicks
        programme: "17"
      offers:
        - id: ten-percent
          kind: code
          code: "LUBAN10"
          url: https://clicks.example.com/c?offer=17
          title:
            en: 10% off
            ar: خصم 10%
          lastVerified: 2025-09
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
