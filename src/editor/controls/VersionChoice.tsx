import { useState, type ReactElement, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from './Button';

interface VersionChoiceProps<Side extends string> {
  /** Distinguishes the radio buttons from those of other choices. */
  readonly name: string;
  readonly sides: readonly (readonly [Side, ReactNode])[];
  readonly places: readonly { readonly legend: ReactNode; readonly versions: Readonly<Record<Side, ReactNode>> }[];
  readonly onDone: (taken: readonly Side[]) => void;
}

export function VersionChoice<Side extends string>({
  name,
  sides,
  places,
  onDone,
}: VersionChoiceProps<Side>): ReactElement {
  const [taken, setTaken] = useState<readonly (Side | undefined)[]>(places.map(() => undefined));
  const decided = taken.flatMap((side) => side ?? []);
  return (
    <>
      {places.map(({ legend, versions }, index) => (
        <fieldset key={index}>
          <legend>{legend}</legend>
          {sides.map(([side, label]) => (
            <label key={side}>
              <input
                type="radio"
                name={`${name}-${index}`}
                checked={taken[index] === side}
                onChange={() => setTaken(taken.map((each, at) => (at === index ? side : each)))}
              />
              {label}
              <pre dir="auto">{versions[side]}</pre>
            </label>
          ))}
        </fieldset>
      ))}
      <Button
        look="primary"
        aria-disabled={decided.length < places.length}
        onClick={() => decided.length === places.length && onDone(decided)}
      >
        <FormattedMessage id="editor.apply" />
      </Button>
    </>
  );
}
