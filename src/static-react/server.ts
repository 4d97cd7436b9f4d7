/** What `react-dom/server` is while pages are rendered to files. */
export { renderToString } from './render';
