import { languages, type Language } from '../../../src/domain/language/language';
import type { SiteView } from '../../../src/domain/pages/page-data';
import type { Settings } from '../../../src/domain/pages/settings';
import { manifestFile } from '../../../src/domain/pages/site-files';
import type { SiteColours } from '../../../src/domain/pages/static-site';
import { localize } from '../derive/texts/localize';
import type { Unit, UnitContext, UnitOutput } from '../engine/unit';
import { drawIcons } from '../preview/icons';
import { manifest } from '../render/manifest';
import type { Images, SiteInputs } from './site-inputs';

type ImageInputs = Readonly<{ name: string; images: Images }>;

async function makeImage({ name, images }: ImageInputs): Promise<UnitOutput> {
  return { files: [{ path: `images/${name}`, content: (await images(name)) ?? '' }] };
}

export function imageUnitId(name: string): string {
  return `data/images/${name}`;
}

/** For the pictures in use. */
export function imageUnits({ data, images }: SiteInputs): readonly Unit[] {
  return data.images.map(
    (name): Unit<ImageInputs> => ({
      id: imageUnitId(name),
      inputs: { name, images: images([name]) },
      make: makeImage,
    }),
  );
}

type IconInputs = Readonly<{ name: string; images: Images; colours: SiteColours }>;

async function makeIcons({ name, images, colours }: IconInputs, context: UnitContext): Promise<UnitOutput> {
  const icon = await images(name);
  if (!icon) throw new Error(`There is no icon data/images/${name}, which validation should have refused.`);
  return { files: await drawIcons(context.pictures, icon, colours.accent) };
}

type ManifestInputs = Readonly<{
  language: Language;
  settings: Settings;
  site: Pick<SiteView, 'name' | 'tagline'>;
  saved: string | undefined;
  colours: SiteColours;
}>;

function makeManifest({ language, settings, site, saved, colours }: ManifestInputs): UnitOutput {
  return {
    files: [{ path: manifestFile(language), content: manifest({ settings, site, saved }, language, colours) }],
  };
}

/** Empty without an icon. */
export function iconUnits({ data, images, settings }: SiteInputs, colours: SiteColours): readonly Unit[] {
  const { icon, name, tagline } = data.site;
  const saved = data.pages.find(({ kind }) => kind === 'saved');
  if (icon === undefined) return [];
  return [
    {
      id: 'icons',
      inputs: { name: icon, images: images([icon]), colours },
      make: makeIcons,
    } satisfies Unit<IconInputs>,
    ...languages.map(
      (language): Unit<ManifestInputs> => ({
        id: `manifest:${language}`,
        inputs: {
          language,
          settings,
          site: localize({ name, tagline }, language, {}),
          saved: saved && localize({ heading: saved.heading }, language, {}).heading,
          colours,
        },
        make: makeManifest,
      }),
    ),
  ];
}
