import { amountOff, percentOff, withOffer } from '../offers';
import { at, replaced, replacedAll, type Kind } from '../planted';

const temu = 'stores/temu.yaml';
const noon = 'stores/noon.yaml';
const iherb = 'stores/iherb.yaml';
const voga = 'stores/vogacloset.yaml';
const ali = 'stores/aliexpress.yaml';
const bashara = 'stores/basharacare.yaml';

/** A differently written code of Temu that no text contains. */
function written(
  code: string,
  slip: string,
  right = 'acs729490',
  reported: 'code-not-alone' | 'unusual-code' = 'code-not-alone',
): Kind['cases'][number] {
  return {
    slip,
    change: replaced(temu, 'code: "acs729490"', `code: ${JSON.stringify(code)}`),
    reported: [at('code: ', reported, right)],
  };
}

function twoCodes(code: string, slip: string): Kind['cases'][number] {
  return {
    slip,
    change: withOffer(voga, { id: 'two', code, en: 'A code for shoes', ar: 'كود للأحذية' }),
    reported: [at('code: ', 'code-not-alone', 'VG120', 'VG121')],
    fix: replaced(voga, `code: ${JSON.stringify(code)}`, 'code: "VG120"'),
  };
}

function noCode(code: string, slip: string): Kind['cases'][number] {
  return {
    slip,
    change: replaced(temu, 'code: "acs729490"', `code: ${JSON.stringify(code)}`),
    reported: [at('code: ', 'not-a-code', 'kind: deal')],
  };
}

/** Mistakes in codes. */
export const codes: Kind = {
  id: 'codes',
  name: 'How codes are written',
  cases: [
    written('Code: acs729490', 'copied the word before a code'),
    written('Use code acs729490', 'copied the words before a code'),
    written('كود acs729490', 'copied the Arabic word before a code'),
    written('كود خصم: acs729490', 'copied the Arabic words before a code'),
    written('acs729490 (new customers)', 'wrote for whom a code is behind it'),
    written('acs729490 - 20% off', 'wrote what a code gives behind it'),
    written('acs729490 only', 'copied a word after a code'),
    written('acs729490.', 'copied the full stop after a code'),
    written('acs729490،', 'copied the Arabic comma after a code'),
    written('*acs729490*', 'copied a code with the stars of a chat'),
    twoCodes('VG120, VG121', 'wrote two codes with a comma'),
    twoCodes('VG120 / VG121', 'wrote two codes with a slash'),
    twoCodes('VG120 or VG121', 'wrote two codes with the word "or"'),
    twoCodes('VG120 أو VG121', 'wrote two codes with the Arabic word for "or"'),
    twoCodes('VG120 VG121', 'wrote two codes with a space'),
    noCode('Not Required', 'wrote in words that no code is required'),
    {
      slip: 'wrote that no code is required into an offer with a link',
      change: withOffer(bashara, {
        id: 'samples',
        code: 'Not Required',
        url: 'https://www.basharacare.com/samples',
        en: 'Samples with each order',
        ar: 'عيّنات مع كل طلب',
      }),
      reported: [at('code: "Not Required"', 'not-a-code', 'kind: deal')],
      fix: replaced(bashara, '    kind: code\n    code: "Not Required"\n', '    kind: deal\n'),
    },
    noCode('لا يوجد', 'wrote in Arabic that there is no code'),
    noCode('بدون كود', 'wrote in Arabic that it goes without a code'),
    noCode('Automatically applied', 'wrote that the discount applies by itself'),
    {
      slip: 'typed the letter O for the last figure of a code',
      change: withOffer(bashara, {
        id: 'glow',
        code: 'GLOW2O',
        en: '20% off serums',
        ar: 'خصم 20% على السيروم',
        more: percentOff(20),
      }),
      reported: [at('code: "GLOW2O"', 'code-unlike-others', 'GLOW20', '20')],
      fix: replaced(bashara, 'GLOW2O', 'GLOW20'),
    },
    {
      slip: 'typed the letter O between the figures of an amount',
      change: withOffer(voga, {
        id: 'big',
        code: 'VOGA1O0',
        en: '100 AED off your first order',
        ar: 'خصم 100 درهم على أول طلب',
        more: amountOff(100, 'AED'),
      }),
      reported: [at('code: "VOGA1O0"', 'code-unlike-others', 'VOGA100')],
      fix: replaced(voga, 'VOGA1O0', 'VOGA100'),
    },
    {
      slip: 'typed figures in place of letters in the name of the store',
      change: withOffer(noon, { id: 'noon7', code: 'N00N7', en: 'A code for groceries', ar: 'كود للبقالة' }),
      reported: [at('code: "N00N7"', 'code-unlike-others', 'NOON7', 'noon7')],
      fix: replaced(noon, 'N00N7', 'NOON7'),
    },
    {
      slip: 'typed the letter O in a code whose like have figures alone',
      change: withOffer(temu, { id: 'acs7', code: 'acs7294O1', en: 'A code for later', ar: 'كود لوقت لاحق' }),
      reported: [at('code: "acs7294O1"', 'code-unlike-others', 'acs729401')],
      fix: replaced(temu, 'acs7294O1', 'acs729401'),
    },
    {
      slip: 'typed the letter l for the figure 1 at the end of a code',
      change: withOffer(temu, { id: 'acs8', code: 'acs72948l', en: 'A code for later', ar: 'كود لوقت لاحق' }),
      reported: [at('code: "acs72948l"', 'code-unlike-others', 'acs729481')],
      fix: replaced(temu, 'acs72948l', 'acs729481'),
    },
    {
      slip: 'typed a code of a family in small letters',
      change: withOffer(ali, { id: 'afs20', code: 'afs20', en: 'A code for a huge basket', ar: 'كود لسلة ضخمة' }),
      reported: [at('code: "afs20"', 'code-unlike-others', 'AFS20')],
      fix: replaced(ali, 'code: "afs20"', 'code: "AFS20"'),
    },
    {
      slip: 'let the phone begin a code of a family with a capital',
      change: withOffer(iherb, { id: 'lwn7', code: 'Lwn7011', en: 'A code for later', ar: 'كود لوقت لاحق' }),
      reported: [at('code: "Lwn7011"', 'code-unlike-others', 'LWN7011')],
      fix: replaced(iherb, 'Lwn7011', 'LWN7011'),
    },
    {
      slip: 'typed the letter O in a code whose id has the figure',
      change: replaced(iherb, 'code: "LWN6505"', 'code: "LWN65O5"'),
      reported: [at('code: "LWN65O5"', 'code-unlike-others', 'lwn6505', 'LWN6505')],
    },
    {
      slip: 'copied the word before a code of two words',
      change: withOffer(noon, { id: 'eid', code: 'Code: NOON-EID', en: 'A code for Eid', ar: 'كود العيد' }),
      reported: [at('code: "Code: NOON-EID"', 'code-not-alone', 'write `NOON-EID`')],
      fix: replaced(noon, 'code: "Code: NOON-EID"', 'code: "NOON-EID"'),
    },
    {
      slip: 'let the phone begin a code with a capital that the texts of the page write small',
      change: replaced(temu, 'code: "acs729490"', 'code: "Acs729490"'),
      reported: [at('code: "Acs729490"', 'code-differs-from-title', 'write `acs729490` here')],
    },
    {
      slip: 'pasted the code of another offer, with a space, into an offer that texts of the page name',
      change: replaced(temu, 'code: "alc460086"', 'code: "ALB 121108"'),
      reported: [at('code: "ALB 121108"', 'code-differs-from-title', 'write `alc460086` here')],
    },
    {
      slip: 'misspelt a code in both languages of an answer',
      change: replacedAll(temu, '`acs729490` has no known end', '`acs729499` has no known end'),
      reported: [at('`acs729499` has no known end', 'code-differs-from-title', 'acs729490')],
    },
    written('https://www.temu.com/?coupon=acs729490', 'pasted an address into the field of a code'),
    written('acs729490acs729490', 'pasted a code twice'),
    written('ａｃｓ729490', 'pasted a code in full-width letters', 'acs729490', 'unusual-code'),
    {
      slip: 'typed l for I in a code',
      change: withOffer(voga, { id: 'silk10', code: 'SlLK10', en: 'A code for scarves', ar: 'كود للأوشحة' }),
      reported: [at('code: "SlLK10"', 'code-unlike-others', 'write `SILK10`')],
      fix: replaced(voga, 'code: "SlLK10"', 'code: "SILK10"'),
    },
  ],
};
