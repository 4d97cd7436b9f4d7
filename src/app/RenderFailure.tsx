import { sitePath } from '../domain/pages/paths';
import { settings } from '../generated/settings';
import { Container } from '../ui/Container';
import type { Screen } from './load';
import { styles } from './LoadFailure.styles';

function plainMessage(screen: Screen, id: 'error.unexpected' | 'error.home'): string {
  const [element] = screen.texts.messages[id] ?? [];
  // Neither message has placeholders. The fallback must not throw, whatever the messages are.
  return element && 'value' in element ? element.value : '';
}

/** Shown when the page could not be rendered. It uses no provider. */
export function RenderFailure({ screen }: { readonly screen: Screen }) {
  return (
    <Container>
      <main className={styles.root} data-open="">
        <h1>{plainMessage(screen, 'error.unexpected')}</h1>
        <p>
          <a href={settings.basePath + sitePath(screen.page.language, '/')}>{plainMessage(screen, 'error.home')}</a>
        </p>
      </main>
    </Container>
  );
}
