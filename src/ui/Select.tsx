import { useId } from 'react';
import { styles } from './Select.styles';

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface SelectProps {
  readonly label: string;
  /** The value of the chosen entry; empty if there is no answer. */
  readonly value: string;
  readonly choices: readonly Choice[];
  /** The label of the entry "no answer"; without it, the entry is absent. */
  readonly none?: string;
  readonly onChoose: (value: string) => void;
}

export function Select({ label, value, choices, none, onChoose }: SelectProps) {
  const id = useId();
  return (
    <div className={styles.root}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select id={id} className={styles.select} value={value} onChange={(event) => onChoose(event.target.value)}>
        {none !== undefined && <option value="">{none}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
