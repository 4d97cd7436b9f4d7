import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SavedPageView } from '../domain/pages/page-data';
import { usePart } from '../hooks/part';
import { importWhole } from '../browser/import-whole';
import { Container } from '../ui/Container';
import { LoadState } from '../ui/LoadState';
import { RichTextView } from '../ui/RichTextView';
import { PageHeading } from './PageHeading';
import { styles } from './SavedPage.styles';

/** The page of the codes that the visitor has saved on the device (product rule R99). */
export default function SavedPage({ page }: { readonly page: SavedPageView }) {
  const {
    Part: SavedCodes,
    failed,
    load,
  } = usePart('SavedCodes', () => importWhole(() => import('../saved/SavedCodes')));
  useEffect(() => void load(), [load]);
  const note = page.intro !== undefined && <RichTextView text={page.intro} className={styles.note} />;
  return (
    <Container>
      <PageHeading heading={page.heading} subtitle={page.subtitle} />
      <noscript>
        {import.meta.env.SSR && (
          <>
            <FormattedMessage id="saved.needs-script" tagName="p" />
            {note}
          </>
        )}
      </noscript>
      <div className={styles.codes}>
        {SavedCodes ? (
          <>
            <SavedCodes coupons={page.coupons} />
            {/* It would move if it were rendered before the codes. */}
            {note}
          </>
        ) : (
          <LoadState failed={failed} onRetry={() => void load()} />
        )}
      </div>
    </Container>
  );
}
