import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import type { OfferOfStore } from '../../domain/offers/offer-view';
import { savedPath } from '../../domain/pages/paths';
import { maxSaved, withCode, withoutCode } from '../../domain/saved/saved';
import { useNow } from '../../hooks/clock';
import { useLanguage } from '../../hooks/site';
import { PageLink } from '../../ui/links/links';
import { dayOf, refreshStore } from '../../browser/refresh';
import { registerWorker } from '../../browser/register-worker';
import { changeSaved, savedCodes } from '../../browser/storage';
import { styles } from './Save.styles';

interface SaveProps extends OfferOfStore {
  readonly code: string;
  /** false to remove the code from the device. */
  readonly isWanted: boolean;
  readonly onChange: (isSaved: boolean) => void;
  readonly onClose: () => void;
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

/** Saves a code on the device or removes it, and says where it is stored (product rule R99). */
export default function Save(props: SaveProps) {
  const { offer, store, onChange, onClose } = props;
  const intl = useIntl();
  const now = useNow();
  const language = useLanguage();
  const [outcome, setOutcome] = useState<Outcome>();
  const follow = useEffectEvent((isWanted: boolean) => {
    if (isWanted) {
      const result = save(props, language, now);
      setOutcome(result);
      onChange(result === 'saved');
    } else if (changeSaved((codes) => withoutCode(codes, { store: store.slug, offer: offer.id }))) {
      onChange(false);
      onClose();
    }
  });
  useEffect(() => follow(props.isWanted), [props.isWanted]);
  return (
    // The live region exists before its text.
    <div className={outcome && styles.root} data-saved={outcome} role="status">
      {outcome === 'saved' && <p>{intl.formatMessage({ id: 'save.where' })}</p>}
      {outcome === 'full' && <p>{intl.formatMessage({ id: 'save.full' }, { max: maxSaved })}</p>}
      {outcome === 'refused' && <p>{intl.formatMessage({ id: 'save.refused' })}</p>}
      {outcome !== undefined && outcome !== 'refused' && (
        <PageLink to={savedPath} className={styles.list}>
          {intl.formatMessage({ id: 'save.list' })}
        </PageLink>
      )}
    </div>
  );
}
