import { useEffect } from 'react';
import type { SavedPageView } from '../domain/page-data';
import { useMessages } from '../hooks/messages';
import { usePart } from '../hooks/part';
import { importWhole } from '../loading/import-whole';
import { Button } from '../ui/Button';
import { Container } from '../ui/Container';
import { RichTextView } from '../ui/RichTextView';
import { PageHeading } from './PageHeading';
import { css } from './SavedPage.styles';

const importCodes = () => importWhole(() => import('../saved-codes/SavedCodes'));

/** The saved codes, which are loaded with their messages. */
function Codes({ page }: { readonly page: SavedPageView }) {
  const t = useMessages();
  const { Part: SavedCodes, failed, load } = usePart('SavedCodes', importCodes);
  useEffect(() => void load(), [load]);
  if (SavedCodes) return <SavedCodes coupons={page.coupons} />;
  if (!failed)
    return (
      <p role="status" data-needs-script="">
        {t('ui.loading')}
      </p>
    );
  return (
    <div role="alert" className={css.failed}>
      <p>{t('load-failure.text')}</p>
      <Button variant="primary" onClick={() => void load()}>
        {t('load-failure.retry')}
      </Button>
    </div>
  );
}

/** The codes that the visitor has saved on the device (product rule R99). */
export default function SavedPage({ page }: { readonly page: SavedPageView }) {
  const t = useMessages();
  return (
    <Container>
      <PageHeading heading={page.heading} subtitle={page.subtitle} />
      <noscript>{import.meta.env.SSR && <p>{t('saved.needs-script')}</p>}</noscript>
      <div className={css.codes}>
        <Codes page={page} />
      </div>
      {page.intro !== undefined && <RichTextView text={page.intro} className={css.note} />}
    </Container>
  );
}
