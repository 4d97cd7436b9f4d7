// A process in a test of the lock: it waits for a file named "go", requests the lock, prints the result, and keeps
// running until it is killed.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { machineLocks } from '../../../generator/system/lock';

const [, , folder = ''] = process.argv;
process.stdout.write('ready\n');
while (!existsSync(path.join(folder, 'go')));
const result = machineLocks(folder).acquireLock('lock');
process.stdout.write('release' in result ? 'acquired\n' : `held by ${result.holder}\n`);
setInterval(() => undefined, 1000);
