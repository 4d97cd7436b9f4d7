/** Arguments: the project folder, the folder of the bundle, the site's base path, and what is bundled. */
import { runBundler } from '../site/bundle/bundle';
import { nodeSystem } from '../system/system';
import { makeWorker } from './commands/make-worker';

const [root = '', folder = '', basePath = '', kind = ''] = process.argv.slice(2);
await runBundler(nodeSystem(root), folder, basePath, kind === 'admin' ? makeWorker : undefined);
