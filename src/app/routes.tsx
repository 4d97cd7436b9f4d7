import { Route, Routes, type Location } from 'react-router-dom';
import { RoutePage } from './RoutePage';

/**
 * The routes of the site. The data of a page names its template; a route with the kind of its page loads both at once.
 * Unknown paths and those that the data defines match the last route of a language, so that the scripts do not grow
 * with the catalogue.
 */
export function SiteRoutes({ location }: { readonly location: Location }) {
  return (
    <Routes location={location}>
      <Route path=":language">
        <Route index element={<RoutePage kind="home" />} />
        <Route path="store/:slug" element={<RoutePage kind="store" />} />
        <Route path="blog/:slug" element={<RoutePage kind="post" />} />
        <Route path="*" element={<RoutePage />} />
      </Route>
      <Route path="*" element={<RoutePage />} />
    </Routes>
  );
}
