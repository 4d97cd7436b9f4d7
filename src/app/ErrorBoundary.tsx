import { Component, type ReactNode } from 'react';
import { sitePath } from '../domain/paths';
import { settings } from '../generated/settings';
import { Container } from '../ui/Container';
import type { Screen } from './load';
import { css } from './LoadFailure.styles';

interface ErrorBoundaryProps {
  readonly screen: Screen;
  /** Told of a failure, after the fallback is shown. */
  readonly onFailure: () => void;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failed: boolean;
}

function plainWords(screen: Screen, id: 'error.unexpected' | 'error.home'): string {
  const message = screen.texts.messages[id];
  // Neither has placeholders, so both are texts; anything else must not fail here again.
  return typeof message === 'string' ? message : '';
}

/** The router's own fallback page: what is left when the site's code fails while it renders. It relies on no provider. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailure();
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const { screen } = this.props;
    return (
      <Container>
        <main className={css.root} data-open="">
          <h1>{plainWords(screen, 'error.unexpected')}</h1>
          <p>
            <a href={settings.basePath + sitePath(screen.page.language, '/')}>{plainWords(screen, 'error.home')}</a>
          </p>
        </main>
      </Container>
    );
  }
}
