import { daysBetween, parseDay, startOfDay, type Instant } from '../../../src/domain/dates/calendar';
import type { EndingLicence, FilePlace } from '../../../src/domain/trust/freshness';
import type { Licence, Site } from '../../../src/generated/data-types';
import type { Entry } from '../../catalogue/validate/catalogue';
import { noLine, withLine } from './place';

/** Before the end of a licence, from which it should be renewed. */
export const licenceDays = 60;

export interface LicenceState extends Licence, EndingLicence {
  readonly kind: Licence['kind'];
  readonly number: string;
  readonly until: string;
  readonly index: number;
}

/** The licences that end within 60 days or have ended, earliest end first. */
export function licencesToRenew(
  { licences = [], timeZone }: Pick<Site, 'licences' | 'timeZone'>,
  now: Instant,
): readonly Omit<LicenceState, keyof FilePlace>[] {
  return licences
    .flatMap((licence, index) => {
      const { until } = licence;
      if (until === undefined) return [];
      const daysLeft = daysBetween(now, startOfDay(parseDay(until), timeZone), timeZone);
      return daysLeft > licenceDays ? [] : [{ ...licence, until, daysLeft, index }];
    })
    .sort((a, b) => a.daysLeft - b.daysLeft);
}

/** Like `licencesToRenew`, with the lines in the data. */
export function licenceStates({ value, document }: Entry<Site>, now: Instant): readonly LicenceState[] {
  return licencesToRenew(value, now).map((licence) =>
    withLine(
      { ...licence, file: document.file.path, line: noLine },
      { document, path: ['licences', licence.index, 'until'] },
    ),
  );
}
