import { planChecked } from '../../authoring/everyday/checked';
import { defineCommand } from './command';
import { everydayOptions, runEveryday } from './everyday';

export const command = defineCommand({
  summary: 'write down that you reviewed pages this month: npm run checked silk-road /about',
  positionals: 'PAGE... [MONTH]',
  options: everydayOptions,
  run: (context) => runEveryday(context, { name: 'checked', plan: planChecked }),
});
