import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import type { StoreSummary, OfferView } from '../domain/page-data';
import { savedPath } from '../domain/paths';
import { maxSaved, withCode, withoutCode } from '../domain/saved';
import { useNow } from '../hooks/clock';
import { useLanguage } from '../hooks/site';
import { PageLink } from '../ui/links';
import { dayOf, refreshStore } from '../browser/refresh';
import { registerWorker } from '../browser/register-worker';
import { changeSaved, savedCodes } from '../browser/storage';
import { Button, buttonClass } from '../ui/Button';
import { useToast } from '../ui/toast-provider';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { styles } from './Save.styles';

interface SaveProps {
  readonly offer: OfferView;
  readonly store: StoreSummary;
  readonly code: string;
  /** Called when the code has been removed from the device. */
  readonly onRemove: () => void;
}

type Outcome = 'saved' | 'full' | 'refused';

/** Saves a code, and then its views in all languages from its store's file. */
function save({ offer, store, code }: SaveProps, language: ReturnType<typeof useLanguage>, now: number): Outcome {
  const day = dayOf(now);
  const record = {
    store: store.slug,
    offer: offer.id,
    code,
    views: { [language]: { offer, store } },
    saved: day,
    asOf: day,
  };
  const before = savedCodes();
  if (before.length >= maxSaved && withCode(before, record) !== before) return 'full';
  if (!changeSaved((codes) => withCode(codes, record))) return 'refused';
  void refreshStore(store.slug, now);
  void registerWorker();
  return 'saved';
}

/**
 * Saves a code on the device when it is mounted, says where the code is stored, and can delete it (product rule R99).
 */
export default function Save(props: SaveProps) {
  const { offer, store, code, onRemove } = props;
  const intl = useIntl();
  const toast = useToast();
  const now = useNow();
  const language = useLanguage();
  const [outcome, setOutcome] = useState<Outcome>();
  const keep = useEffectEvent(() => {
    const result = save(props, language, now);
    setOutcome(result);
    if (result === 'saved')
      toast({
        title: intl.formatMessage({ id: 'save.done-title' }),
        description: intl.formatMessage({ id: 'save.done-text' }),
        tone: 'good',
      });
    else {
      const description =
        result === 'full'
          ? intl.formatMessage({ id: 'save.full' }, { max: maxSaved })
          : intl.formatMessage({ id: 'save.refused' });
      toast({ title: intl.formatMessage({ id: 'save.failed-title' }), description, tone: 'bad' });
    }
  });
  useEffect(() => keep(), []);
  const remove = (): void => {
    if (!changeSaved((codes) => withoutCode(codes, { store: store.slug, offer: offer.id }))) return;
    toast({ title: intl.formatMessage({ id: 'save.removed' }) });
    onRemove();
  };
  if (outcome === undefined) return null;
  return (
    <div className={styles.root} data-saved={outcome}>
      {outcome === 'saved' && <p>{intl.formatMessage({ id: 'save.where' })}</p>}
      {outcome === 'full' && <p>{intl.formatMessage({ id: 'save.full' }, { max: maxSaved })}</p>}
      {outcome === 'refused' && <p>{intl.formatMessage({ id: 'save.refused' })}</p>}
      <div className={styles.actions}>
        {outcome !== 'refused' && (
          <PageLink to={savedPath} className={buttonClass()}>
            {intl.formatMessage({ id: 'save.list' })}
          </PageLink>
        )}
        {outcome === 'saved' && (
          <Button variant="quiet" onClick={remove}>
            {intl.formatMessage({ id: 'save.remove' })} <VisuallyHidden>{code}</VisuallyHidden>
          </Button>
        )}
      </div>
    </div>
  );
}
