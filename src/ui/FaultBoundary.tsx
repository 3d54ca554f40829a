import { Component, type ErrorInfo, type ReactNode } from 'react';

/** What was thrown while something was drawn, and where. */
export interface Fault {
  readonly error: unknown;
  /** The components around the place, from the inside out. */
  readonly componentStack: string;
}

interface FaultBoundaryProps {
  readonly children: ReactNode;
  readonly fallback: (fault: Fault, renew: () => void) => ReactNode;
  /** A change of this draws the children anew after a fault: another address, say. */
  readonly renewOn?: unknown;
  readonly onFault?: () => void;
}

interface FaultBoundaryState {
  readonly fault: Fault | undefined;
}

/** Keeps what is thrown while its children are drawn from taking anything else down. */
export class FaultBoundary extends Component<FaultBoundaryProps, FaultBoundaryState> {
  override state: FaultBoundaryState = { fault: undefined };

  static getDerivedStateFromError(error: unknown): FaultBoundaryState {
    return { fault: { error, componentStack: '' } };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.setState({ fault: { error, componentStack: componentStack ?? '' } });
    this.props.onFault?.();
  }

  override componentDidUpdate({ renewOn }: FaultBoundaryProps): void {
    if (this.state.fault && renewOn !== this.props.renewOn) this.renew();
  }

  readonly renew = (): void => this.setState({ fault: undefined });

  override render(): ReactNode {
    const { fault } = this.state;
    return fault ? this.props.fallback(fault, this.renew) : this.props.children;
  }
}
