import { words, withOffer, withQuestion } from '../offers';
import { all, copied, deleted, replaced } from '../planted';
import type { NearMisses } from './near-misses';

const temu = 'stores/temu.yaml';
const noon = 'stores/noon.yaml';
const namshi = 'stores/namshi.yaml';
const iherb = 'stores/iherb.yaml';
const pottery = 'stores/pottery-barn.yaml';
const west = 'stores/west-elm.yaml';
const ubuy = 'stores/ubuy.yaml';
const voga = 'stores/vogacloset.yaml';
const bashara = 'stores/basharacare.yaml';
const ali = 'stores/aliexpress.yaml';

/** Facts that seem to belong to another store but are correct. */
export const otherStores: NearMisses = {
  name: 'Facts of other stores',
  cases: [
    {
      slip: 'links an offer to the shop of the store in another country',
      change: replaced(
        pottery,
        '    url: https://www.potterybarn.ae/\n',
        '    url: https://www.potterybarn.com.kw/sale\n',
      ),
    },
    {
      slip: 'links an offer to a page of the store on a marketplace that is also listed',
      change: withOffer(iherb, {
        id: 'at-noon',
        url: 'https://www.noon.com/uae-en/iherb/',
        en: 'Vitamins on offer',
        ar: 'عروض الفيتامينات',
      }),
    },
    {
      slip: 'links an offer through a network to the own website',
      change: replaced(
        temu,
        '    url: https://www.temu.com/\n',
        '    url: https://clicks.example.com/c?offer=77&url=https%3A%2F%2Fwww.temu.com%2Fsa\n',
      ),
    },
    {
      slip: 'links an offer through a network of which nothing is known',
      change: replaced(
        noon,
        '    url: https://www.noon.com/\n',
        '    url: https://go.urtrackinglink.com/aff_c?offer_id=6\n',
      ),
    },
    {
      slip: 'links an offer to the app in a shop for apps',
      change: replaced(
        namshi,
        '    url: https://www.namshi.com/\n',
        '    url: https://apps.apple.com/ae/app/namshi/id840825423\n',
      ),
    },
    {
      slip: 'links an offer to a short address',
      change: replaced(ubuy, '    url: https://www.ubuy.com/\n', '    url: https://bit.ly/3xYz\n'),
    },
    {
      slip: 'links an offer to a host of the same firm with another name',
      change: replaced(
        ali,
        '    url: https://www.aliexpress.com/\n',
        '    url: https://s.click.aliexpress.com/e/_abc\n',
      ),
    },
    {
      slip: 'links an offer to a host that no store has',
      change: replaced(west, '    url: https://www.westelm.com.sa/\n', '    url: https://www.alshaya.com/sale\n'),
    },
    {
      slip: 'gives two stores the same code of the site, a word with a round number',
      change: all(
        withOffer(voga, { id: 'welcome', code: 'WELCOME100', en: 'A code for the first order', ar: 'كود لأول طلب' }),
        withOffer(bashara, { id: 'welcome', code: 'WELCOME100', en: 'A code for the first order', ar: 'كود لأول طلب' }),
      ),
    },
    {
      slip: 'gives two stores the same code of the site, a name',
      change: all(
        withOffer(voga, { id: 'own-code', code: 'QASEEMA', en: 'Our own code', ar: 'كودنا الخاص' }),
        withOffer(bashara, { id: 'own-code', code: 'QASEEMA', en: 'Our own code', ar: 'كودنا الخاص' }),
      ),
    },
    {
      slip: 'gives three stores the same code that a network made',
      change: all(
        withOffer(voga, { id: 'shared', code: 'AB2193', en: 'A code for all sizes', ar: 'كود لكل المقاسات' }),
        withOffer(bashara, { id: 'shared', code: 'AB2193', en: 'A code for all brands', ar: 'كود لكل الماركات' }),
        withOffer(ubuy, { id: 'shared', code: 'AB2193', en: 'A code for all imports', ar: 'كود لكل المستوردات' }),
      ),
    },
    {
      slip: 'compares the store with another one in a description',
      change: withOffer(namshi, {
        id: 'compare-first',
        url: 'https://www.namshi.com/sale',
        en: 'Sale on shoes',
        ar: 'تخفيضات الأحذية',
        more: words(
          'description',
          'Often cheaper at Namshi than at Noon; compare the two.',
          'كثيرًا ما يكون السعر أقل في نمشي منه في نون؛ قارن بينهما.',
        ),
      }),
    },
    {
      slip: 'sells the products of a brand that is a store too',
      change: withOffer(noon, {
        id: 'furniture',
        url: 'https://www.noon.com/furniture',
        en: '10% off West Elm sofas',
        ar: 'خصم 10% على أرائك من ويست إلم',
      }),
    },
    {
      slip: 'begins a sentence with a word that is the name of a store',
      change: withOffer(temu, {
        id: 'lunch-deal',
        url: 'https://www.temu.com/lunch',
        en: 'Lunch boxes for less',
        ar: 'علب الغداء بسعر أقل',
        more: words('description', 'Noon or night, the price is the same.', 'ظهرًا أو ليلًا، السعر لا يتغيّر.'),
      }),
    },
    {
      slip: 'asks in a question how the store differs from another',
      change: withQuestion(
        temu,
        { en: 'Is Temu cheaper than AliExpress?', ar: 'هل تيمو أرخص من علي إكسبريس؟' },
        { en: 'That depends on the seller.', ar: 'يتوقف ذلك على البائع.' },
      ),
    },
    {
      slip: 'names a payment at which a code is entered',
      change: withOffer(ubuy, {
        id: 'wallets',
        url: 'https://www.ubuy.com/wallets',
        en: 'Pay with Apple Pay at checkout',
        ar: 'ادفع عبر Apple Pay عند إتمام الطلب',
      }),
    },
    {
      slip: 'shows one sign for stores without a logo',
      change: all(
        replaced(ubuy, 'logo: ubuy.svg', 'logo: https://www.example.com/store.png'),
        replaced(voga, 'logo: vogacloset.svg', 'logo: https://www.example.com/store.png'),
        (files) =>
          Object.fromEntries(Object.entries(files).filter(([name]) => !/images\/(?:ubuy|vogacloset)\.svg$/.test(name))),
      ),
    },
    {
      slip: 'compares the codes of two stores in an answer',
      change: withQuestion(
        noon,
        { en: 'Is Namshi cheaper?', ar: 'هل نمشي أرخص؟' },
        { en: 'Namshi has `NM175`; here it is `{code}`.', ar: 'لدى نمشي الكود `NM175`، وهنا `{code}`.' },
      ),
    },
    {
      slip: 'names a model that looks like a code',
      change: withQuestion(
        ubuy,
        { en: 'Do they sell the WH1000XM5?', ar: 'هل يبيعون WH1000XM5؟' },
        { en: 'Yes, and the RTX4090 as well.', ar: 'نعم، و RTX4090 أيضًا.' },
      ),
    },
    {
      slip: 'links an answer to another store that it names',
      change: withQuestion(
        noon,
        { en: 'Where else can I look?', ar: 'أين أبحث أيضًا؟' },
        {
          en: 'Perhaps at [Namshi](https://www.namshi.com/), for clothes.',
          ar: 'ربما لدى [نمشي](https://www.namshi.com/) للملابس.',
        },
      ),
    },
    {
      slip: 'links an answer to a shop that is not listed',
      change: withQuestion(
        noon,
        { en: 'Who delivers?', ar: 'من يوصّل؟' },
        { en: 'Often [Aramex](https://www.aramex.com/).', ar: 'غالبًا [أرامكس](https://www.aramex.com/).' },
      ),
    },
    {
      slip: 'links to a search for the app of the store by another word',
      change: withQuestion(
        namshi,
        { en: 'Is there an app?', ar: 'هل لها تطبيق؟' },
        {
          en: '[Look for it](https://play.google.com/store/search?q=fashion&c=apps).',
          ar: '[ابحث عنه](https://play.google.com/store/search?q=fashion&c=apps).',
        },
      ),
    },
    {
      slip: 'gives a post a picture without the name of a store',
      change: all(
        copied('images/post-temu.svg', 'images/post-parcel.svg'),
        deleted('images/post-temu.svg'),
        replaced('posts/is-temu-legit-and-safe.yaml', 'image: post-temu.svg', 'image: post-parcel.svg'),
      ),
    },
    {
      slip: 'gives a post about two stores the picture of one',
      change: replaced('posts/what-is-noon-complete-guide.yaml', 'stores: [noon]', 'stores: [namshi, noon]'),
    },
  ],
};
