import { at, edited, mistyped, replaced, type Kind } from '../planted';

const temu = 'stores/temu.yaml';
const pottery = 'stores/pottery-barn.yaml';
const terms = '    terms:\n      en: Enter the code before you pay.';

/** Contradictory or impossible figures, codes and names. */
export const facts: Kind = {
  id: 'facts',
  name: 'Facts and structure',
  cases: [
    mistyped('wrote a percentage as a share of one', pottery, 'percent: 70', 'percent: 0.7', 'out-of-range', '70'),
    mistyped('wrote a percentage above a hundred', pottery, 'percent: 70', 'percent: 700', 'out-of-range', '100'),
    mistyped('wrote a percentage with its sign', pottery, 'percent: 70', 'percent: 70%', 'wrong-type', '70'),
    {
      slip: 'changed the percentage and not the title',
      change: replaced(pottery, 'percent: 70', 'percent: 60'),
      reported: [at('en: Up to 70% off at Pottery Barn', 'title-differs', '60')],
    },
    mistyped('wrote a rating out of ten', pottery, 'score: 4.9', 'score: 9.8', 'out-of-range', '5'),
    mistyped('wrote a rating with a comma', pottery, 'score: 4.9', 'score: 4,9', 'wrong-type', '4.9'),
    mistyped('wrote a rating in quotes', pottery, 'score: 4.9', 'score: "4.9"', 'wrong-type', 'remove the quotes'),
    {
      slip: 'wrote the upper end of a range as its lower end',
      change: replaced(temu, 'amount: 200\n      from: 100', 'amount: 100\n      from: 200'),
      reported: [at('from: 200', 'range-reversed')],
    },
    {
      slip: 'forgot the currency of an amount',
      change: replaced(temu, '      currency: USD\n', ''),
      reported: [at('benefit:', 'missing-key', 'currency')],
    },
    {
      slip: 'wrote an amount with its currency',
      change: replaced(temu, 'amount: 200\n', 'amount: 200 USD\n'),
      reported: [at('amount: 200 USD', 'wrong-type', '200')],
    },
    {
      slip: 'wrote the minimum as a number',
      change: replaced(pottery, terms, `    minimumSpend: 200\n${terms}`),
      reported: [at('minimumSpend: 200', 'wrong-type', 'amount', 'currency')],
      fix: replaced(pottery, 'minimumSpend: 200', 'minimumSpend:\n      amount: 200\n      currency: AED'),
    },
    {
      slip: 'wrote a minimum above the maximum',
      change: replaced(
        pottery,
        terms,
        `    minimumSpend:\n      amount: 300\n      currency: AED\n    maximumSpend:\n      amount: 200\n      currency: AED\n${terms}`,
      ),
      reported: [at('amount: 200', 'spend-reversed', '300')],
      fix: replaced(pottery, 'amount: 200', 'amount: 2000'),
    },
    {
      slip: 'gave two offers the same code',
      change: replaced(temu, 'code: "alc460086"', 'code: "ali460086"'),
      reported: [at('code: "ali460086"', 'duplicate-code', 'ali460086')],
    },
    {
      slip: 'gave two offers the same id',
      change: replaced(temu, '- id: acs729490', '- id: alc460086'),
      reported: [at('- id: alc460086', 'duplicate-offer-id', 'alc460086')],
    },
    {
      slip: 'wrote that no code is needed as the code',
      change: replaced(temu, 'code: "acs729490"', 'code: "NOT REQUIRED"'),
      reported: [at('code: "NOT REQUIRED"', 'not-a-code', 'kind: deal')],
    },
    {
      slip: 'called an offer with a code a deal',
      change: replaced(temu, 'kind: code', 'kind: deal'),
      reported: [at('code: "alb121108"', 'deal-with-code', 'kind: code')],
    },
    {
      slip: 'forgot the code of an offer',
      change: replaced(temu, '    code: "alb121108"\n', ''),
      reported: [at('- id: alb121108', 'missing-code', 'kind: deal')],
    },
    {
      slip: 'wrote a code with a space inside',
      change: replaced(temu, 'code: "acs729490"', 'code: "acs 729490"'),
      reported: [at('code: "acs 729490"', 'unusual-code', 'space')],
    },
    mistyped('typed an Arabic letter in a code', temu, 'code: "acs729490"', 'code: "acs٧29490"', 'unusual-code'),
    {
      slip: 'typed a Cyrillic letter that looks like a Latin one in a code',
      change: replaced(temu, 'code: "acs729490"', 'code: "\u0430cs729490"'),
      reported: [at('cs729490"', 'unusual-code')],
    },
    {
      slip: 'wrote verified without the month of the test',
      change: replaced(temu, '    lastVerified: 2025-10\n', ''),
      reported: [at('verified: true', 'verified-without-source', 'lastVerified')],
    },
    {
      slip: 'gave a store the address of another',
      change: replaced(temu, 'path: /store/temu', 'path: /store/noon'),
      reported: [at('path: /store/noon', 'duplicate-path', 'noon')],
    },
    {
      slip: 'gave a store the other name of another',
      change: replaced(temu, '  - temo\n', '  - Noon\n'),
      reported: [at('- Noon', 'duplicate-name')],
    },
    {
      slip: 'wrote the same other name twice',
      change: replaced(temu, '  - temo\n', '  - temo\n  - temo\n'),
      reported: [at('- temo', 'duplicate-entry', 'twice')],
    },
    {
      slip: 'linked to a page that there is not',
      change: replaced('pages/about.yaml', '[Tell us](/contact)', '[Tell us](/contacts)'),
      reported: [at('/contacts', 'unknown-link', '`/contact`')],
    },
    {
      slip: 'linked to a section that there is not',
      change: replaced(pottery, '[on this page](#shops)', '[on this page](#shop)'),
      reported: [at('#shop', 'unknown-link', '`#shops`')],
    },
    {
      slip: 'deleted the English line of a text',
      change: replaced(temu, '      en: Temu code to try second\n', ''),
      reported: [at('title:', 'missing-translation', 'en:')],
    },
    {
      slip: 'wrote a text without the two languages',
      change: replaced(
        temu,
        'title:\n      en: Temu code to try second\n      ar: كود تيمو البديل\n',
        'title: Temu code to try second\n',
      ),
      reported: [at('title: Temu code to try second', 'missing-translation', 'en:', 'ar:')],
    },
    mistyped('left an empty text', temu, 'ar: كود تيمو البديل', 'ar: ""', 'missing-translation'),
    mistyped('translated a key into Arabic', temu, 'icon: bag', 'أيقونة: bag', 'unknown-key', '`icon`'),
    {
      slip: 'wrote a key with a capital letter, as a phone does at the start of a line',
      change: replaced(temu, '\nfeatured: ', '\nFeatured: '),
      reported: [at('Featured: alb121108', 'unknown-key', '`featured`')],
    },
    {
      slip: 'wrote a single section without its dash',
      change: edited('pages/contact.yaml', (text) =>
        text.replace(
          /sections:\n[\s\S]*$/,
          'sections:\n  kind: prose\n  body:\n    en: Write to us.\n    ar: راسلنا.\n',
        ),
      ),
      reported: [at('sections:', 'wrong-type', '- ')],
    },
    {
      slip: 'emptied the list of countries',
      change: edited('stores/ubuy.yaml', (text) => text.replace(/where:\n( {6}- [A-Z]{2}\n)+/, 'where: []\n')),
      reported: [at('where: []', 'wrong-count', 'remove')],
      fix: replaced('stores/ubuy.yaml', '    where: []\n', ''),
    },
    {
      slip: 'wrote a list of countries as one text',
      change: edited('stores/ubuy.yaml', (text) =>
        text.replace(/where:\n( {6}- [A-Z]{2}\n)+/, 'where: SA, AE, KW, QA, OM, BH, EG\n'),
      ),
      reported: [at('where: SA, AE, KW, QA, OM, BH, EG', 'wrong-type', '[SA, AE, KW, QA, OM, BH, EG]')],
      fix: replaced('stores/ubuy.yaml', 'where: SA, AE, KW, QA, OM, BH, EG', 'where: [SA, AE, KW, QA, OM, BH, EG]'),
    },
    {
      slip: 'typed the Arabic comma in a list',
      change: edited('stores/ubuy.yaml', (text) =>
        text.replace(/where:\n( {6}- [A-Z]{2}\n)+/, 'where: [SA، AE، KW، QA، OM، BH، EG]\n'),
      ),
      reported: [at('where: [SA، AE، KW، QA، OM، BH، EG]', 'joined-entries', '[SA, AE, KW, QA, OM, BH, EG]')],
      fix: replaced('stores/ubuy.yaml', 'where: [SA، AE، KW، QA، OM، BH، EG]', 'where: [SA, AE, KW, QA, OM, BH, EG]'),
    },
    {
      slip: 'typed the Arabic comma in a list of names on one line',
      change: replaced(temu, 'aliases:\n  - temu.com\n  - temo\n  - تمو\n', 'aliases: [temu.com، تمو، 2027]\n'),
      reported: [at('aliases: [temu.com، تمو، 2027]', 'joined-entries', '[temu.com, تمو, "2027"]')],
      fix: replaced(temu, '[temu.com، تمو، 2027]', '[temu.com, تمو, "2027"]'),
    },
    {
      slip: 'chose a colour for links that is too light for text',
      change: replaced('site.yaml', 'mark: mark.svg\n', 'mark: mark.svg\ncolours:\n  primary: "#2fb5ad"\n'),
      reported: [at('  primary: "#2fb5ad"', 'shell-contrast', '2.1:1', '4.5:1', 'light windows', 'primary: "#007974"')],
      fix: replaced('site.yaml', '"#2fb5ad"', '"#007974"'),
    },
    {
      slip: 'gave dark windows the colour of the light ones',
      change: replaced(
        'site.yaml',
        'mark: mark.svg\n',
        'mark: mark.svg\ncolours:\n  primary: "#7a1f5c"\n  dark:\n    primary: "#7a1f5c"\n',
      ),
      reported: [at('    primary: "#7a1f5c"', 'shell-contrast', '1.1:1', 'dark windows', 'primary: "#e683bf"')],
      fix: replaced('site.yaml', '  dark:\n    primary: "#7a1f5c"', '  dark:\n    primary: "#e683bf"'),
    },
    mistyped('put the votes below zero', temu, 'up: 0', 'up: -1', 'out-of-range', '0'),
  ],
};
