/**
 * Loaded into a measured process: at its end it adds the most memory that it held, in MiB, to the file that BENCH_USAGE
 * names.
 */
import { appendFileSync } from 'node:fs';

const file = process.env['BENCH_USAGE'];
process.once('exit', () => {
  if (file) appendFileSync(file, `${JSON.stringify({ memory: process.resourceUsage().maxRSS / 1024 })}\n`);
});
