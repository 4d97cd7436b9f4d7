import '../theme/all';
import '../editor/document.styles';
import { createRoot } from 'react-dom/client';
import { settings } from '../generated/settings';
import { Admin } from './Admin';
import { readSettings } from './settings';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Admin settings={readSettings()} base={settings.basePath} firstLanguage={settings.languages[0]} />,
  );
