import { BadEnvironment, type Environment } from './environment';

/** The machine's clock, and the instant that the build uses as the present. */
export interface Clock {
  /**
   * The instant of this build in milliseconds: SOURCE_DATE_EPOCH (in seconds) if set, else the creation of this clock.
   */
  readonly now: number;
  /** The time of the machine's clock, independent of SOURCE_DATE_EPOCH. */
  readonly present: number;
  /** Milliseconds since the process started, for measurements. */
  stopwatch(): number;
}

function buildInstant(environment: Environment, present: number): number {
  const epoch = environment.SOURCE_DATE_EPOCH;
  if (epoch === undefined || epoch === '') return present;
  if (!/^\d{1,12}$/.test(epoch))
    throw new BadEnvironment(`SOURCE_DATE_EPOCH must be a whole number of seconds, not "${epoch}".`);
  return Number(epoch) * 1000;
}

export function machineClock(environment: Environment): Clock {
  const present = Date.now();
  return { now: buildInstant(environment, present), present, stopwatch: () => performance.now() };
}
