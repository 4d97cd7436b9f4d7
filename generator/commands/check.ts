import { check } from '../pipeline';
import { exitCodes, type Command } from './command';

export const command: Command = {
  summary: 'validate data/ and say what is wrong where; nothing is written',
  async run({ host, report, say, elapsed }) {
    const checked = check(host);
    if (report(checked)) return exitCodes.faults;
    if (checked.catalogue) {
      const { stores, pages, posts } = checked.catalogue;
      say(`The data is good: ${stores.length} stores, ${pages.length} pages, ${posts.length} posts. ${elapsed()}`);
    }
    return exitCodes.good;
  },
};
