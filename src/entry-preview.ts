/**
 * The site's code that draws preview pictures. It is a separate bundle, because its hash is part of the names of
 * pictures.
 */
export { drawPreview } from './pages/preview/preview';
