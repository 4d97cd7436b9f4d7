import { picturePlaces } from '../../catalogue/load/pictures/limits';
import type { PreparedPictures } from './prepared';

/** For pages of which only the data is made: no picture is read. */
export const noPictures: Pick<PreparedPictures, 'read' | 'keptOf'> = {
  read: () => Promise.resolve(undefined),
  keptOf: () => picturePlaces.post.kept,
};
