import { Fragment } from 'react';
import { useCountry } from '../hooks/country';
import { useSite } from '../hooks/site';
import { Bidi } from '../ui/Bidi';

interface TextProps {
  readonly children: string;
}

// src/generated/legal.ts leads to these; where the data has no disclosures of countries, it leads to `Bidi` instead.

/** The line that says how the site may earn, and below it what the rules of the chosen country ask to say. */
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

/** The full text, and what the rules of each country ask to say. */
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
