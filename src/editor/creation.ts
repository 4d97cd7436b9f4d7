/** The messages that name the kinds of entries that can be created. */
export const kindNames = {
  store: 'editor.new-store',
  post: 'editor.new-post',
  page: 'editor.new-page',
  offer: 'editor.new-offer',
  question: 'editor.new-question',
  redirect: 'editor.new-redirect',
  category: 'editor.new-category',
  group: 'editor.new-group',
  season: 'editor.new-season',
  payment: 'editor.new-payment',
  goods: 'editor.new-goods',
  country: 'editor.new-country',
  currency: 'editor.new-currency',
  network: 'editor.new-network',
  message: 'editor.new-message',
  claim: 'editor.new-claim',
  pasted: 'editor.new-pasted',
  feed: 'editor.new-feed',
} as const;

/** The messages of the questions, by the question's name or by kind and name. */
export const questionNames = {
  name: 'editor.ask-name',
  'name-ar': 'editor.ask-name-ar',
  NAME: 'editor.ask-name',
  'ARABIC-NAME': 'editor.ask-name-ar',
  slug: 'editor.ask-slug',
  path: 'editor.ask-path',
  url: 'editor.ask-url',
  category: 'editor.ask-category',
  icon: 'editor.ask-icon',
  brand: 'editor.ask-brand',
  code: 'editor.ask-first-code',
  percent: 'editor.ask-percent',
  heading: 'editor.ask-heading',
  'heading-ar': 'editor.ask-heading-ar',
  'post title': 'editor.ask-post-title',
  'post language': 'editor.ask-post-language',
  'post author': 'editor.ask-post-author',
  'post category': 'editor.ask-post-category',
  'offer STORE': 'editor.ask-offer-store',
  'offer CODE': 'editor.ask-offer-code',
  'offer PERCENT': 'editor.ask-percent',
  'offer LAST-DAY': 'editor.ask-offer-last-day',
  'offer TITLE': 'editor.ask-offer-title',
  'offer ARABIC-TITLE': 'editor.ask-offer-title-ar',
  'question PAGE': 'editor.ask-question-page',
  'question QUESTION': 'editor.ask-question',
  'question ARABIC-QUESTION': 'editor.ask-question-ar',
  'question ANSWER': 'editor.ask-answer',
  'question ARABIC-ANSWER': 'editor.ask-answer-ar',
  'redirect /OLD': 'editor.ask-redirect-from',
  'redirect /PAGE': 'editor.ask-redirect-to',
  'category GROUP': 'editor.ask-category-group',
  'country CODE': 'editor.ask-country-code',
  'country CURRENCY': 'editor.ask-country-currency',
  'currency CODE': 'editor.ask-currency-code',
  'network NAME': 'editor.ask-network-name',
  'network HOST': 'editor.ask-network-host',
  'message ID': 'editor.ask-message-id',
  'message TEXT': 'editor.ask-message-text',
  'message ARABIC-TEXT': 'editor.ask-message-text-ar',
  'message NOTE': 'editor.ask-message-note',
  'claim WORDS': 'editor.ask-claim-words',
  'claim ARABIC-WORDS': 'editor.ask-claim-words-ar',
  'claim owner|shop|network|document': 'editor.ask-claim-source',
  'claim HTTPS-ADDRESS': 'editor.ask-claim-address',
} as const;

/** Whether a message names a kind. */
export function hasName(kind: string): kind is keyof typeof kindNames {
  return Object.hasOwn(kindNames, kind);
}

/** The message id of a question of a kind; undefined if there is none. */
export function questionKey(kind: string, name: string): keyof typeof questionNames | undefined {
  // The assertion is sound: `hasOwn` checks the key.
  const key = [`${kind} ${name}`, name].find((each) => Object.hasOwn(questionNames, each));
  return key as keyof typeof questionNames | undefined;
}
