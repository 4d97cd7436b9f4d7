/**
 * Bundles the site's code in a process of its own. Its arguments are the project folder, the folder of the site's
 * bundle, the path below which the site is, and what is bundled.
 */
import { runBundler } from '../site/bundle/bundle';
import { nodeSystem } from '../system/system';
import { makeWorker } from './commands/make-worker';

const [root = '', folder = '', basePath = '', kind = ''] = process.argv.slice(2);
await runBundler(nodeSystem(root), folder, basePath, kind === 'admin' ? makeWorker : undefined);
