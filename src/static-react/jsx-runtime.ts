/** What `react/jsx-runtime` is while pages are rendered to files. */
export { Fragment, jsx, jsx as jsxs } from './elements';
