import { planRemove } from '../../authoring/everyday/remove';
import { defineCommand } from './command';
import { everydayOptions, runEveryday } from './everyday';

export const command = defineCommand({
  summary: 'remove a store, page, post or offer with what refers to it: npm run remove closed-bazaar /stores',
  positionals: 'STORE|PAGE|POST|OFFER [/ADDRESS|404|none]',
  options: everydayOptions,
  run: (context) => runEveryday(context, { name: 'remove', plan: planRemove, needsAll: true }),
});
