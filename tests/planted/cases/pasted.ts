import { all, at, replaced, type Expected, type Kind, type Planted } from '../planted';

const file = 'stores/pottery-barn.yaml';
const terms =
  'en: Enter the code before you pay. The saving depends on the pieces you choose; usually one code per order.';
const termsAr = 'ar: أدخل الكود قبل الدفع. يختلف مقدار التوفير بحسب القطع التي تختارها، ويُقبل عادةً كود واحد لكل طلب.';

/** The terms of an offer with additional text before or after them. */
function copied(
  slip: string,
  [before, behind]: readonly [string, string],
  code: Expected['code'],
  ...says: readonly string[]
): Planted {
  return {
    slip,
    change: replaced(file, terms, `en: ${JSON.stringify(before + terms.slice('en: '.length) + behind)}`),
    reported: [{ line: (before || behind).trim(), says, ...(code && { code }) }],
  };
}

const subtitle = 'en: Classic furniture, soft bedding and well-set tables for up to 70% less, with one code to copy.';

function otherSubtitle(slip: string, en: string, code: Expected['code'], ...says: readonly string[]): Planted {
  return {
    slip,
    change: replaced(file, subtitle, `en: ${en}`),
    reported: [at(en, code, ...says)],
  };
}

const heading = 'en: "{store} promo code {code}, checked in {month}"';
const temu = 'stores/temu.yaml';

/** Pasted chats and mails, texts in capitals, and placeholder titles. */
export const pasted: Kind = {
  id: 'pasted',
  name: 'Pasted text',
  cases: [
    copied('pasted a message with its time and sender', ['[12/10/2025, 3:45 PM] Sara: ', ''], 'chat-line', 'delete'),
    copied('pasted a message of another phone', ['12/10/2025, 15:45 - Sara: ', ''], 'chat-line', 'who sent'),
    copied('pasted a message from a number', ['[12/10/25, 15:45:02] +971 50 123 4567: ', ''], 'chat-line', '+971'),
    copied('pasted a message of another chat program', ['Sara, [12.10.2025 15:45] ', ''], 'chat-line', 'Sara'),
    copied(
      'pasted a mail with the line of its phone',
      ['', ' Sent from my iPhone'],
      'chat-line',
      'Sent from my iPhone',
    ),
    copied('pasted a mail with the line of its program', ['', ' Get Outlook for iOS'], 'chat-line', 'Outlook'),
    copied('pasted messages with a picture that was left out', ['', ' <Media omitted>'], 'chat-line', 'Media omitted'),
    copied(
      'pasted the answer to a mail',
      ['On Sun, 12 Oct 2025 at 15:45, Sara <sara@example.com> wrote: ', ''],
      'chat-line',
      'wrote:',
    ),
    {
      slip: 'pasted an Arabic message with its time and sender',
      change: replaced(file, termsAr, `ar: ${JSON.stringify(`[12/10/2025، 3:45 م] سارة: ${termsAr.slice(4)}`)}`),
      reported: [at('سارة', 'chat-line', 'delete')],
    },
    otherSubtitle(
      'wrote a sentence in capital letters',
      'SAVE UP TO 70% ON ALL FURNITURE WITH ONE CODE.',
      'shouting',
      'small letters',
    ),
    otherSubtitle(
      'shouted within a sentence',
      'Soft bedding for up to 70% less. HURRY AND ORDER NOW FOR YOUR HOUSE.',
      'shouting',
      'HURRY',
    ),
    otherSubtitle('wrote three exclamation marks', 'Soft bedding for up to 70% less!!!', 'shouting', 'write `less!`'),
    otherSubtitle(
      'wrote a letter many times',
      'Soooooo much for the house, for up to 70% less.',
      'shouting',
      'write `So`',
    ),
    {
      slip: 'wrote three question marks in Arabic',
      change: replaced(file, 'بكود واحد تنسخه.', 'هل تنسخ الكود؟؟؟'),
      reported: [at('؟؟؟', 'shouting', 'write `الكود؟`')],
      fix: replaced(file, '؟؟؟', '؟'),
    },
    {
      slip: 'drew a letter out in Arabic',
      change: replaced(file, 'ar: أثاث كلاسيكي', 'ar: أثااااث كلاسيكي'),
      reported: [at('أثااااث', 'shouting', 'write `أثاث`')],
    },
    {
      slip: 'wrote a whole description as the title of an offer',
      change: replaced(
        temu,
        'en: Temu code to try second',
        'en: Temu code to try second, for everything that a house needs and for all orders that you make in the app or on the website until it ends',
      ),
      reported: [at('until it ends', 'long-text', '`description`')],
    },
    {
      slip: 'wrote a whole sentence as the heading of a page',
      change: replaced(
        file,
        heading,
        'en: "{store} promo code {code}, checked in {month} by people who order there, with all that we know about how the code works and for whom"',
      ),
      reported: [at('for whom', 'long-text', 'shorten')],
    },
    copied(
      'pasted the answer of a writing assistant',
      ["Sure! Here's a polished version: ", ''],
      'chat-line',
      'delete',
    ),
    copied('pasted the first words of a revision', ['Here is a revised version: ', ''], 'chat-line', 'delete'),
    copied('pasted a text twice', ['', terms.slice('en: '.length)], 'repeated-word', 'twice'),
    copied('left a mark for a number', ['', ' Orders from XX AED.'], 'half-written', '`XX`'),
    copied('left a word for later', ['', ' Last day: TBC.'], 'half-written', '`TBC`'),
    copied('left question marks for a number', ['', ' Orders from ??? AED.'], 'half-written', '`???`'),
    copied(
      'left a note to a colleague',
      ['(Sara: confirm this with the shop before publishing) ', ''],
      'half-written',
      'note to colleagues',
    ),
    {
      slip: 'left the name of a file as the text of a picture',
      change: replaced(
        'posts/is-temu-legit-and-safe.yaml',
        'imageAlt: An arched front door, a parcel, and a phone that shows a shield with a tick.',
        'imageAlt: IMG_2034.JPG',
      ),
      reported: [at('imageAlt: IMG_2034.JPG', 'half-written', 'what the picture shows')],
    },
    {
      slip: 'wrote a weekday that is not that of the date',
      change: all(
        replaced(file, terms, 'en: The showroom opens on Monday, 31 December 2026.'),
        replaced(file, termsAr, 'ar: يفتح المعرض يوم الخميس 31 ديسمبر 2026.'),
      ),
      reported: [at('en: The showroom opens', 'weekday-differs', 'it is a Thursday')],
    },
  ],
};
