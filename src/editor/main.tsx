import { createRoot } from 'react-dom/client';
import { App } from './App';
import { EditorServer } from './server';
import { tokenOf } from './token';
import './editor.css';

const root = document.getElementById('root');
const base = import.meta.env.BASE_URL.replace(/\/$/, '');
const server = new EditorServer(`${base}/__edit`, tokenOf(window));
if (root)
  createRoot(root).render(
    <App
      server={server}
      base={base}
      onServerEvent={(event, listener) => {
        import.meta.hot?.on(event, listener);
        return () => import.meta.hot?.off(event, listener);
      }}
    />,
  );
