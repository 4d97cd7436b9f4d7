import type { OffersToTry, OfferToTry } from '../../../src/domain/editing/editor-protocol';
import { moneyTablesOf } from '../../site/derive/texts/money';
import { bytesOf } from '../../catalogue/amend/file-changes';
import { fieldOf, textField } from '../../catalogue/load/fields';
import type { Catalogue } from '../../catalogue/validate/catalogue';
import { namesOf } from '../../catalogue/load/schemas';
import { freshnessOf } from '../../operations/report/report';
import { planOf } from '../everyday/action';
import { tried } from '../everyday/tried';
import { choicesOf } from './choices';
import { everydayData, fieldsOf } from './creating';
import { RequestRefused } from './refusal';
import { badRequest } from './requests';
import type { EditorSession } from './session';
import { inBothLanguages, week } from './start';

/** More than a person tests in a day. */
const mostListed = 100;

function catalogueOf(session: EditorSession): Catalogue {
  const catalogue = session.site.catalogue();
  if (!catalogue) throw new RequestRefused('nothing', { id: 'refused.data-errors' });
  return catalogue;
}

/** By store and id. An offer of a feed has the URL of its store. */
function addressesOf({ stores }: Catalogue): (store: string, offer: string) => string {
  const addresses = new Map(
    stores.flatMap(({ value: { slug, url, offers = [] } }) => [
      [slug, url] as const,
      ...offers.map((offer) => [`${slug}/${offer.id}`, offer.url] as const),
    ]),
  );
  return (store, offer) => addresses.get(`${store}/${offer}`) ?? addresses.get(store) ?? '';
}

/** In the order of `npm run report`. */
export function offersToTry(session: EditorSession): OffersToTry {
  const catalogue = catalogueOf(session);
  const addressOf = addressesOf(catalogue);
  const { toTest } = freshnessOf(catalogue, { now: session.system.now, within: week });
  return {
    offers: toTest.slice(0, mostListed).map(
      ({ store, storeName, offer, title, code, daysSince, due }): OfferToTry => ({
        store,
        storeName,
        offer,
        title: inBothLanguages(title),
        code,
        url: addressOf(store, offer),
        daysSince,
        due,
      }),
    ),
    questions: fieldsOf(tried, choicesOf(session.site.data, session.system, session.schemas), namesOf(session.schemas)),
    money: moneyTablesOf(catalogue.currencies.value, catalogue.rates.value, catalogue.countries.value),
  };
}

/** The arguments of `npm run tried` for a result. */
function argumentsOf(result: unknown): readonly string[] {
  const text = (key: string): readonly string[] => {
    const value = textField(result, key);
    return value === undefined ? [] : [value];
  };
  const [store, offer] = [textField(result, 'store'), textField(result, 'offer')];
  if (store === undefined || offer === undefined) throw badRequest();
  const basket = fieldOf(result, 'basket');
  const [before, after] = [fieldOf(basket, 'before'), fieldOf(basket, 'after')];
  const currency = textField(basket, 'currency') ?? '';
  return [
    `${store}/${offer}`,
    ...['date', 'country', 'channel', 'customer', 'result', 'reason'].flatMap(text),
    ...(typeof before === 'number' && typeof after === 'number' ? [`${before}:${after}${currency}`] : []),
  ];
}

/** Adds all test results to the logs of their offers as drafts, or none. Returns the changed files. */
export function takeResults(session: EditorSession, results: unknown): { readonly paths: readonly string[] } {
  if (!Array.isArray(results)) throw badRequest();
  const catalogue = catalogueOf(session);
  const lines = results.map((result: unknown, index) => ({
    words: argumentsOf(result),
    place: { id: 'everyday.result', values: { number: index + 1 } } as const,
  }));
  const plan = planOf(tried, { words: [], lines }, everydayData(catalogue, session));
  if (plan.kind !== 'changes')
    throw new RequestRefused('cannot-edit', plan.kind === 'refused' ? plan.reason : { id: plan.asked.text });
  const files = plan.changes.map(({ path, after }) => ({
    path,
    content: after === undefined ? after : bytesOf(after),
  }));
  session.putAll(files);
  return { paths: files.map(({ path }) => path) };
}
