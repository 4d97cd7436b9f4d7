import type { IntlShape } from 'react-intl';
import type { AdminSettings } from '../domain/editing/admin-page';
import type { HostedRefusal } from '../domain/editing/hosted-protocol';
import { repositoryName } from './settings';

/** The reasons for which only another token helps. */
const ofToken: ReadonlySet<string> = new Set([
  'bad-token',
  'not-fine-grained',
  'expired',
  'revoked',
  'too-weak',
  'not-found',
  'not-approved',
]);

export function needsToken({ reason }: HostedRefusal): boolean {
  return ofToken.has(reason);
}

function permissionText(intl: IntlShape, name: string): string {
  switch (name) {
    case 'contents':
    case 'pull-requests':
    case 'actions':
      return intl.formatMessage({ id: `admin.permission-${name}` });
    default:
      return intl.formatMessage({ id: 'admin.permission-unknown' });
  }
}

export function dayText(intl: IntlShape, day: string | undefined): string {
  return intl.formatDate(day, { dateStyle: 'long', timeZone: 'UTC' });
}

/** Why GitHub refuses a request. `ends` is the day on which the token expires. */
export function refusalText(
  intl: IntlShape,
  { reason, until, message, permission = '' }: HostedRefusal,
  settings: AdminSettings,
  ends: string | undefined,
): string {
  switch (reason) {
    case 'bad-token':
    case 'not-fine-grained':
    case 'revoked':
    case 'unreachable':
    case 'down':
      return intl.formatMessage({ id: `admin.refused-${reason}` });
    case 'expired':
      return intl.formatMessage({ id: 'admin.refused-expired' }, { day: dayText(intl, ends) });
    case 'too-weak': {
      const permissions = intl.formatList(permission.split(' ').map((name) => permissionText(intl, name)));
      return intl.formatMessage({ id: 'admin.refused-too-weak' }, { permissions });
    }
    case 'not-found':
      return intl.formatMessage({ id: 'admin.refused-not-found' }, { repository: repositoryName(settings) });
    case 'not-approved':
      return intl.formatMessage({ id: 'admin.refused-not-approved' }, { owner: settings.repository.owner });
    case 'limited':
      return intl.formatMessage({ id: 'admin.refused-limited' }, { time: intl.formatTime(until) });
    case 'protected':
      return intl.formatMessage({ id: 'admin.refused-protected' }, { branch: settings.branch });
    default:
      return intl.formatMessage({ id: 'admin.refused-other' }, { message });
  }
}
