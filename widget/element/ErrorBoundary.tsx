import { Component, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { ErrorBox } from '../ui/ErrorBox.tsx';
import { useTexts } from '../ui/texts-context.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  onError: () => void;
  onRetry: () => void;
}

/** A view that breaks takes nothing with it: the booking is kept and the guest can go on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(): void {
    this.props.onError();
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return (
      <Broken
        onRetry={() => {
          this.setState({ isBroken: false });
          this.props.onRetry();
        }}
      />
    );
  }
}

function Broken({ onRetry }: { onRetry: () => void }) {
  const { booking, shared } = useTexts();
  return (
    <ErrorBox
      level={2}
      heading={booking.broken.title}
      text={booking.broken.text}
      action={<Button onClick={onRetry}>{shared.retry}</Button>}
    />
  );
}
