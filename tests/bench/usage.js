/** Loaded into a measured process: at its end it adds what it took to the file that BENCH_USAGE names. */
import { appendFileSync } from 'node:fs';

const file = process.env['BENCH_USAGE'];
process.once('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  if (file)
    appendFileSync(file, `${JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1000, memory: maxRSS / 1024 })}\n`);
});
