import { picturePlaces } from '../../catalogue/load/pictures/limits';
import type { PreparedPictures } from './prepared';

/** For builds of page data alone. */
export const noPictures: Pick<PreparedPictures, 'read' | 'keptOf'> = {
  read: () => Promise.resolve(undefined),
  keptOf: () => picturePlaces.post.kept,
};
