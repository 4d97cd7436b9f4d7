import { useSite } from '../hooks/site';
import { Bidi } from '../ui/Bidi';

/**
 * The copyright, and below it the site's operator and licences. The footer imports it from src/generated/legal.ts: if
 * the data has neither, that module exports `Bidi`, and the bundle does not contain this component.
 */
export function WithOperator({ children }: { readonly children: string }) {
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
