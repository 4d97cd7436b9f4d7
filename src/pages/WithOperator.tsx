import { useSite } from '../hooks/site';
import { Bidi } from '../ui/Bidi';

/**
 * The copyright, and below it who operates the site, with its licences. The footer imports it from src/generated/legal.ts: where the
 * data names neither, that is `Bidi`, and the bundle does not contain this.
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
