import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styles } from './Freshness.styles';

/** The columns with a header: the id of its message without `freshness.`. */
type Column =
  | 'active-offers'
  | 'advertiser'
  | 'claim'
  | 'contradiction'
  | 'feed'
  | 'label'
  | 'last-day'
  | 'last-test'
  | 'licence'
  | 'month'
  | 'offer'
  | 'publication'
  | 'reason'
  | 'seen'
  | 'similar-store'
  | 'source'
  | 'store'
  | 'what'
  | 'where';

interface FreshnessTableProps {
  readonly heading: string;
  /** The text shown instead of an empty list; without it, nothing is shown. */
  readonly none?: string;
  /** A column with an empty name has no header. */
  readonly columns: readonly (Column | '')[];
  readonly rows: readonly (readonly ReactNode[])[];
}

/** A list of the report. On a phone its rows are blocks. */
export function FreshnessTable({ heading, none, columns, rows }: FreshnessTableProps) {
  const intl = useIntl();
  const heads = columns.map((column) => column && intl.formatMessage({ id: `freshness.${column}` }));
  if (rows.length === 0)
    return none === undefined ? null : (
      <section>
        <h2 className={styles.heading}>{heading}</h2>
        <p className={styles.note}>{none}</p>
      </section>
    );
  return (
    <section>
      <h2 className={styles.heading}>
        {heading} ({rows.length})
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard. */}
      <div className={styles.scroller} tabIndex={0}>
        <table role="table" className={styles.table}>
          <thead className={styles.head}>
            <tr>
              {heads.map((column, index) =>
                column === '' ? (
                  <td key={index} className={styles.column} />
                ) : (
                  <th key={index} scope="col" className={styles.column}>
                    {column}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row} role="row" className={styles.row}>
                {cells.map((cell, index) => (
                  <td key={index} role="cell" data-column={heads[index]} className={styles.cell}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
