import { Component, type ReactNode } from 'react';
import { sitePath } from '../domain/paths';
import { settings } from '../generated/settings';
import { Container } from '../ui/Container';
import type { Screen } from './load';
import { css } from './LoadFailure.styles';

interface ErrorBoundaryProps {
  readonly screen: Screen;
  /** Called after a failure, when the fallback is shown. */
  readonly onFailure: () => void;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failed: boolean;
}

function plainMessage(screen: Screen, id: 'error.unexpected' | 'error.home'): string {
  const message = screen.texts.messages[id];
  // Neither message has placeholders, so both are strings. The fallback must not throw for anything else.
  return typeof message === 'string' ? message : '';
}

/** The fallback when rendering throws. It uses no provider. */
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
          <h1>{plainMessage(screen, 'error.unexpected')}</h1>
          <p>
            <a href={settings.basePath + sitePath(screen.page.language, '/')}>{plainMessage(screen, 'error.home')}</a>
          </p>
        </main>
      </Container>
    );
  }
}
