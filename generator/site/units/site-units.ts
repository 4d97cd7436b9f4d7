import type { Instant } from '../../../src/domain/dates/calendar';
import type { SiteColours, InterfaceTexts } from '../../../src/domain/pages/static-site';
import type { Input } from '../engine/input';
import type { Unit, UnitOutput } from '../engine/unit';
import type { Schemas } from '../../catalogue/load/schemas';
import type { HostingTarget } from '../render/hosts';
import { adminUnits, type AdminCode } from './admin';
import { assetUnit, type AssetFiles, type OfflineCode } from './site-code';
import { buildFileUnits, hostUnit, indexNowUnits, redirectUnit, sitemapUnit } from './host-files';
import { collectionUnits } from './collection-pages';
import { categoryUnits, comparePageUnits } from './comparison';
import { facetIndexUnits } from './facet-index';
import { feedUnits } from './feeds';
import { iconUnits, imageUnits } from './icons';
import { listUnits } from './list-pages';
import { offlineUnit } from './offline';
import type { PageUnit } from './page-units';
import { apiUnit } from './public-api';
import { searchUnits } from './search-index';
import { homeUnit, singlePageUnits } from './single-pages';
import type { SiteInputs } from './site-inputs';
import { storeUnits } from './store-pages';
import { languages, type Language } from '../../../src/domain/language/language';
import { messageFiles } from '../emit/messages';

type MessageInputs = Readonly<{ language: Language; texts: InterfaceTexts }>;

function makeMessages({ language, texts }: MessageInputs): UnitOutput {
  return { files: [...messageFiles(language, texts)] };
}

function messageUnits({ texts }: SiteInputs): readonly Unit[] {
  return languages.map(
    (language): Unit<MessageInputs> => ({
      id: `messages:${language}`,
      inputs: { language, texts: texts[language] },
      make: makeMessages,
    }),
  );
}

interface SiteTarget {
  /** The instant of the build, which decides the entries of feeds. */
  readonly now: Instant;
  readonly hosting: HostingTarget;
  readonly schemas: Schemas;
  readonly colours: SiteColours;
  /** The inline script of every page. */
  readonly starter: string;
  readonly assets: Input<AssetFiles>;
  readonly offline: OfflineCode;
  readonly admin?: AdminCode | undefined;
  /** The commit that the site is built from, if known. */
  readonly commit?: string | undefined;
}

export function* pageUnits(inputs: SiteInputs): Generator<PageUnit> {
  yield homeUnit(inputs);
  yield* storeUnits(inputs);
  yield* singlePageUnits(inputs);
  yield* listUnits(inputs);
  yield* comparePageUnits(inputs);
  yield* collectionUnits(inputs);
}

/** Generated lazily: an edit rebuilds a few of thousands, and only those need to stay in memory. */
export function* siteUnits(inputs: SiteInputs, target: SiteTarget): Generator<Unit> {
  const { now, hosting, schemas, colours, starter, assets, offline, admin, commit } = target;
  yield* pageUnits(inputs);
  yield* searchUnits(inputs);
  yield* categoryUnits(inputs);
  yield* facetIndexUnits(inputs);
  yield* feedUnits(inputs, now);
  yield apiUnit(inputs, schemas);
  yield sitemapUnit(inputs);
  yield* indexNowUnits(inputs);
  yield redirectUnit(inputs, hosting);
  yield hostUnit(inputs, hosting, starter, admin !== undefined);
  yield assetUnit(assets);
  yield offlineUnit(inputs, offline);
  yield* buildFileUnits(commit);
  yield* adminUnits(inputs.data, inputs.settings, admin);
  yield* messageUnits(inputs);
  yield* iconUnits(inputs, colours);
  yield* imageUnits(inputs);
}
