import { planRename } from '../../authoring/everyday/rename';
import { defineCommand } from './command';
import { everydayOptions, runEveryday } from './everyday';

export const command = defineCommand({
  summary:
    'give the site, a store, page, post or offer another name, with redirects from the old address: npm run rename silk-road silk-house',
  positionals: 'STORE|PAGE|POST|OFFER|site NEW [ARABIC-NAME]',
  options: everydayOptions,
  run: (context) => runEveryday(context, { name: 'rename', plan: planRename, needsAll: true }),
});
