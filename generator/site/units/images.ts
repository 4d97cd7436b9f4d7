import type { Unit, UnitOutput } from '../engine/unit';
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
