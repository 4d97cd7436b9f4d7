import type { IntlShape } from 'react-intl';
import type { Problem } from '../../domain/editing/problems';

export function countText(problems: readonly Problem[], intl: IntlShape): string {
  const count = (kind: Problem['kind']): number => problems.filter((each) => each.kind === kind).length;
  const [errors, notes, warnings] = [count('error'), count('note'), count('warning')];
  const counts = [
    ...(errors > 0 ? [intl.formatMessage({ id: 'problems.errors' }, { count: errors })] : []),
    ...(notes > 0 ? [intl.formatMessage({ id: 'problems.notes' }, { count: notes })] : []),
    ...(warnings > 0 ? [intl.formatMessage({ id: 'problems.warnings' }, { count: warnings })] : []),
  ];
  return counts.length === 0 ? intl.formatMessage({ id: 'problems.none' }) : counts.join(' · ');
}
