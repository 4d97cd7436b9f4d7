/** The site's code that draws preview pictures. It is a bundle of its own, whose hash is part of the names of pictures. */
export { drawPreview } from './pages/preview/preview';
