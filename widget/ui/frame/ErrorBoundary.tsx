import { Component, type ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { ErrorBox } from '../text/ErrorBox.tsx';
import { useTexts } from '../text/texts-context.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  onError?: () => void;
  onRetry?: () => void;
  /** Replaces the broken view; by default a way to try again. */
  instead?: ReactNode;
}

/** Contains a broken view: the booking is kept and the guest can go on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(): void {
    this.props.onError?.();
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return (
      this.props.instead ?? (
        <Broken
          onRetry={() => {
            this.setState({ isBroken: false });
            this.props.onRetry?.();
          }}
        />
      )
    );
  }
}

function Broken({ onRetry }: { onRetry: () => void }) {
  const { booking, shared } = useTexts();
  return (
    <ErrorBox level={2} {...booking.broken} action={<Button onClick={onRetry}>{shared.retry}</Button>} />
  );
}
