import { Component, type ReactNode } from 'react';

interface StandInProps {
  instead: ReactNode;
  children: ReactNode;
}

/** Shows something else in place of a view that breaks. */
export class StandIn extends Component<StandInProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
