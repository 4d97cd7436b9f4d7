import { planEnd } from '../../authoring/everyday/end';
import { defineCommand } from './command';
import { everydayOptions, runEveryday } from './everyday';

export const command = defineCommand({
  summary: 'end an offer now, or through the end of a day: npm run end silk-road/silk10 2026-12-31',
  positionals: 'OFFER... [DAY]',
  options: everydayOptions,
  run: (context) => runEveryday(context, { name: 'end', plan: planEnd }),
});
