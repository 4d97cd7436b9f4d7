import { Fragment } from 'react';
import { useCountry } from '../hooks/country';
import { useSite } from '../hooks/site';
import { Bidi } from '../ui/text/Bidi';

// src/generated/legal.ts exports these components. For each that the data does not need, it exports `Bidi` instead, and
// the bundle does not contain the component.

interface TextProps {
  readonly children: string;
}

export function WithOperator({ children }: TextProps) {
  const { operator } = useSite();
  return (
    <>
      <Bidi>{children}</Bidi>
      {operator !== undefined && (
        <>
          <br />
          <Bidi>{operator}</Bidi>
        </>
      )}
    </>
  );
}

/** How the site may earn, and below it the disclosure that the rules of the chosen country require. */
export function LineForCountry({ children }: TextProps) {
  const { disclosures } = useSite();
  const chosen = useCountry();
  const own = disclosures?.find(({ country }) => country === chosen);
  return (
    <>
      <Bidi>{children}</Bidi>
      {own && (
        <>
          <br />
          <Bidi>{own.text}</Bidi>
        </>
      )}
    </>
  );
}

/** The full text, and the disclosures that the rules of each country require. */
export function TextForCountries({ children }: TextProps) {
  const { disclosures } = useSite();
  return (
    <>
      <Bidi>{children}</Bidi>
      {disclosures?.map(({ country, name, text }) => (
        <Fragment key={country}>
          <br />
          <Bidi>{`${name}: ${text}`}</Bidi>
        </Fragment>
      ))}
    </>
  );
}
