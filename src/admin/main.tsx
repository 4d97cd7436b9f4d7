import '../theme/all';
import '../editor/document.styles';
import { createRoot } from 'react-dom/client';
import { settings } from '../generated/settings';
import { Admin } from './Admin';
import { Framed } from './Framed';
import { readSettings } from './settings';

const root = document.getElementById('root');
const [language] = settings.languages;
if (root)
  createRoot(root).render(
    window.top === window ? (
      <Admin settings={readSettings()} base={settings.basePath} />
    ) : (
      <Framed settings={readSettings()} language={language} />
    ),
  );
