import { BadEnvironment, type Environment } from './environment';

/** The machine's clock, and the instant that the build uses as the present. */
export interface Clock {
  /** In milliseconds: SOURCE_DATE_EPOCH (in seconds) if set, else the instant at which this clock was created. */
  readonly now: number;
  /** The time of the machine's clock, independent of SOURCE_DATE_EPOCH. */
  readonly present: number;
  /** Milliseconds since the process started, for measurements. */
  stopwatch(): number;
}

export function machineClock(environment: Environment): Clock {
  const present = Date.now();
  const epoch = environment.SOURCE_DATE_EPOCH ?? '';
  if (epoch !== '' && !/^\d{1,12}$/.test(epoch))
    throw new BadEnvironment(`SOURCE_DATE_EPOCH must be a whole number of seconds, not "${epoch}".`);
  return { now: epoch === '' ? present : Number(epoch) * 1000, present, stopwatch: () => performance.now() };
}
