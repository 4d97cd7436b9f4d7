/** Draws preview pictures. A separate bundle, because its hash is part of the names of pictures. */
export { drawPreview } from './pages/preview/preview';
