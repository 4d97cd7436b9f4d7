import type { Action } from '../../authoring/everyday/action';
import { checked } from '../../authoring/everyday/checked';
import { end } from '../../authoring/everyday/end';
import { remove } from '../../authoring/everyday/remove';
import { rename } from '../../authoring/everyday/rename';
import { defineCommand, type Command } from './command';
import { everydayOptions, runEveryday } from './everyday';

/** The actions whose commands take only words. */
const actions = {
  checked: {
    action: checked,
    summary: 'write down that you reviewed pages this month: npm run checked silk-road /about',
    positionals: 'PAGE... [MONTH]',
  },
  end: {
    action: end,
    summary: 'end an offer now, or through the end of a day: npm run end silk-road/silk10 2026-12-31',
    positionals: 'OFFER... [DAY]',
  },
  rename: {
    action: rename,
    summary:
      'give the site, a store, page, post or offer another name, with redirects from the old address: npm run rename silk-road silk-house',
    positionals: 'STORE|PAGE|POST|OFFER|site NEW [ARABIC-NAME]',
    needsAll: true,
  },
  remove: {
    action: remove,
    summary: 'remove a store, page, post or offer with what refers to it: npm run remove closed-bazaar /stores',
    positionals: 'STORE|PAGE|POST|OFFER [/ADDRESS|404|none]',
    needsAll: true,
  },
} as const satisfies Readonly<Record<string, Omit<Command, 'run'> & { action: Action; needsAll?: true }>>;

export function actionCommand(name: keyof typeof actions): Command {
  const { action, summary, positionals, ...more } = actions[name];
  const options = everydayOptions;
  return defineCommand({
    summary,
    positionals,
    options,
    run: (context) => runEveryday(context, { name, action, ...more }),
  });
}
