import { words, withOffer, withQuestion } from '../offers';
import { all, at, copied, replaced, replacedAll, type Kind } from '../planted';

const temu = 'stores/temu.yaml';
const namshi = 'stores/namshi.yaml';
const iherb = 'stores/iherb.yaml';
const pottery = 'stores/pottery-barn.yaml';
const ubuy = 'stores/ubuy.yaml';
const voga = 'stores/vogacloset.yaml';
const code = 'belongs-to-other-store';

/** Links, codes, names and pictures of another store. */
export const otherStores: Kind = {
  id: 'other-stores',
  name: 'Facts of other stores',
  cases: [
    {
      slip: 'pasted the link of another store into an offer',
      change: replaced(temu, '    url: https://www.temu.com/\n', '    url: https://www.noon.com/\n'),
      reported: [at('url: https://www.noon.com/', code, 'Noon')],
    },
    {
      slip: 'pasted the app link of another store into an offer',
      change: replaced(temu, '    deepLink: https://www.temu.com/\n', '    deepLink: https://www.namshi.com/app\n'),
      reported: [at('deepLink: https://www.namshi.com/app', code, 'Namshi')],
    },
    {
      slip: 'pasted the link of another store with the host of its country',
      change: replaced(
        'stores/west-elm.yaml',
        '    url: https://www.westelm.com.sa/\n',
        '    url: https://www.potterybarn.com.sa/sale\n',
      ),
      reported: [at('url: https://www.potterybarn.com.sa/sale', code, 'Pottery Barn')],
    },
    {
      slip: 'pasted the link of another store with the host for phones',
      change: replaced(ubuy, '    url: https://www.ubuy.com/\n', '    url: https://ar.iherb.com/c/vitamins\n'),
      reported: [at('url: https://ar.iherb.com/c/vitamins', code, 'iHerb')],
    },
    {
      slip: 'pasted the link of a network that leads to another store',
      change: replaced(
        temu,
        '    url: https://www.temu.com/\n',
        '    url: https://clicks.example.com/c?offer=77&url=https%3A%2F%2Fwww.noon.com%2Fuae-en%2F\n',
      ),
      reported: [at('url: https://clicks.example.com', code, 'Noon')],
    },
    {
      slip: 'gave a store the website of another',
      change: replaced(ubuy, '\nurl: https://www.ubuy.com/\n', '\nurl: https://www.noon.com/\n'),
      reported: [at('url: https://www.noon.com/', code, 'Noon')],
    },
    {
      slip: 'linked the button of a store to another one',
      change: replaced(
        pottery,
        'feedback: thanks\n',
        'actions:\n  - label:\n      en: Shop now\n      ar: تسوّق الآن\n    to: https://www.temu.com/\nfeedback: thanks\n',
      ),
      reported: [at('to: https://www.temu.com/', code, 'Temu')],
    },
    {
      slip: 'pasted the code of another store',
      change: replaced(temu, 'code: "acs729490"', 'code: "NDX143"'),
      reported: [at('code: "NDX143"', code, 'Noon')],
    },
    {
      slip: 'pasted the code of another store in small letters',
      change: withOffer(ubuy, { id: 'second', code: 'lwn6505', en: 'A second code', ar: 'كود ثانٍ' }),
      reported: [at('code: "lwn6505"', code, 'iHerb')],
    },
    {
      slip: 'left the name of another store in the title of an offer',
      change: all(
        replaced(temu, 'en: Temu code for your next order', 'en: Noon code for your next order'),
        replaced(temu, 'ar: كود تيمو لطلبك التالي', 'ar: كود نون لطلبك التالي'),
      ),
      reported: [at('en: Noon code for your next order', code, 'Noon', 'Temu')],
    },
    {
      slip: 'left the name of another store in the title in one language',
      change: replaced(temu, 'ar: كود تيمو لطلبك التالي', 'ar: كود نون لطلبك التالي'),
      reported: [at('ar: كود نون لطلبك التالي', code, 'Noon')],
    },
    {
      slip: 'left the name of another store in the heading of a page',
      change: all(
        replaced(temu, 'en: Temu coupon codes for {month}', 'en: Namshi coupon codes for {month}'),
        replaced(temu, 'ar: أكواد خصم تيمو لشهر {month}', 'ar: أكواد خصم نمشي لشهر {month}'),
      ),
      reported: [at('en: Namshi coupon codes', code, 'Namshi')],
    },
    {
      slip: 'pasted a description that says at which other store',
      change: withOffer(iherb, {
        id: 'gift-week',
        url: 'https://www.iherb.com/gifts',
        en: 'Gifts of the week',
        ar: 'هدايا الأسبوع',
        more: words('description', 'Shop at Noon and pick a gift.', 'تسوّق واختر هديتك من نون.'),
      }),
      reported: [at('Shop at Noon', code, 'Noon')],
    },
    {
      slip: 'pasted a question about the code of another store',
      change: withQuestion(
        namshi,
        { en: 'Where do I enter the Temu code?', ar: 'أين أدخل كود تيمو؟' },
        { en: 'In the basket, before you pay.', ar: 'في السلة قبل الدفع.' },
      ),
      reported: [at('Where do I enter the Temu code?', code, 'Temu')],
    },
    {
      slip: 'wrote the code of another store into an answer',
      change: withQuestion(
        namshi,
        { en: 'Which code works today?', ar: 'ما الكود الذي يعمل اليوم؟' },
        { en: 'Enter `NDX143` before you pay.', ar: 'أدخل `NDX143` قبل الدفع.' },
      ),
      reported: [at('Enter `NDX143`', code, 'noon', 'namshi')],
    },
    {
      slip: 'wrote the code of another store beside the name of one on the home page',
      change: replacedAll('home.yaml', 'LWN6505', 'NDX143'),
      reported: [at('NDX143', code, 'noon', 'iherb')],
    },
    {
      slip: 'pasted a whole offer of another store',
      change: withOffer(temu, {
        id: 'cashback',
        code: 'NDX143',
        url: 'https://www.noon.com/',
        en: 'Cashback at Noon',
        ar: 'استرداد نقدي من نون',
      }),
      reported: [at('code: "NDX143"', code, 'Noon', 'link', 'code', 'name')],
    },
    {
      slip: 'gave a store the logo of another',
      change: replaced(temu, 'logo: temu.svg', 'logo: noon.svg'),
      reported: [at('logo: noon.svg', code, 'Noon', 'temu.svg')],
    },
    {
      slip: 'pasted the link of another store into an answer',
      change: replaced(pottery, '[Kuwait](https://www.potterybarn.com.kw/)', '[Kuwait](https://www.westelm.com.sa/kw)'),
      reported: [at('https://www.westelm.com.sa/kw', code, 'West Elm', 'name it here')],
    },
    {
      slip: 'pasted the search for the app of another store',
      change: replaced(iherb, 'store/search?q=iherb&c=apps', 'store/search?q=temu&c=apps'),
      reported: [at('store/search?q=temu&c=apps', code, 'Temu')],
    },
    {
      slip: 'pasted the link of another store into the buttons of a section',
      change: replaced(
        pottery,
        '        to: https://www.potterybarn.ae/\n',
        '        to: https://www.noon.com/uae-en/\n',
      ),
      reported: [at('to: https://www.noon.com/uae-en/', code, 'Noon')],
    },
    {
      slip: 'gave a post the picture of another one',
      change: replaced('posts/is-temu-legit-and-safe.yaml', 'image: post-temu.svg', 'image: post-noon.svg'),
      reported: [at('image: post-noon.svg', code, 'Noon', 'Temu', 'write `post-temu.svg`')],
    },
    {
      slip: 'copied the logo of another store under the name of this one',
      file: voga,
      change: copied('images/ubuy.svg', 'images/vogacloset.svg'),
      reported: [at('logo: vogacloset.svg', code, 'Ubuy', 'VogaCloset')],
    },
    {
      slip: 'began a store with a copy of another one, and changed only the slug, the address and the names',
      file: 'stores/sivvi.yaml',
      change: all(
        copied('stores/namshi.yaml', 'stores/sivvi.yaml'),
        replaced('stores/sivvi.yaml', 'slug: namshi', 'slug: sivvi'),
        replaced('stores/sivvi.yaml', 'path: /namshi-coupon', 'path: /sivvi-coupon'),
        replaced('stores/sivvi.yaml', 'en: Namshi', 'en: Sivvi'),
        replaced('stores/sivvi.yaml', 'ar: نمشي', 'ar: سيفي'),
      ),
      reported: [at('url: https://www.namshi.com/', code, 'copy of `data/stores/namshi.yaml`')],
    },
  ],
};
