import { Component, createContext, useContext, type ErrorInfo, type ReactNode } from 'react';

/** What was thrown while something was drawn, and where. */
export interface Fault {
  readonly error: unknown;
  /** The components around the place, from the inside out. */
  readonly componentStack: string;
  /** Draws the place anew. */
  readonly renew: () => void;
}

const FaultContext = createContext<Fault | undefined>(undefined);

/** The fault in whose place the component stands. */
export function useFault(): Fault {
  const fault = useContext(FaultContext);
  if (!fault) throw new Error('No fault around');
  return fault;
}

interface FaultBoundaryProps {
  readonly children: ReactNode;
  /** Stands in place of the children after a fault, which it reads by `useFault`. */
  readonly fallback: ReactNode;
  /** A change of this draws the children anew after a fault: another address, say. */
  readonly renewOn?: unknown;
  readonly onFault?: () => void;
}

interface FaultBoundaryState {
  readonly thrown: { readonly error: unknown } | undefined;
  readonly componentStack: string;
}

const SOUND: FaultBoundaryState = { thrown: undefined, componentStack: '' };

/** Keeps what is thrown while its children are drawn from taking anything else down. */
export class FaultBoundary extends Component<FaultBoundaryProps, FaultBoundaryState> {
  override state = SOUND;
  /** Whether a screen that is kept was left. */
  #left = false;

  static getDerivedStateFromError(error: unknown): Partial<FaultBoundaryState> {
    return { thrown: { error } };
  }

  override componentDidCatch(_: unknown, { componentStack }: ErrorInfo): void {
    this.setState({ componentStack: componentStack ?? '' });
    this.props.onFault?.();
  }

  /** Called again when a kept screen is shown again, which then has a fresh try. */
  override componentDidMount(): void {
    if (this.#left && this.state.thrown) this.renew();
    this.#left = false;
  }

  override componentWillUnmount(): void {
    this.#left = true;
  }

  override componentDidUpdate({ renewOn }: FaultBoundaryProps): void {
    if (this.state.thrown && renewOn !== this.props.renewOn) this.renew();
  }

  readonly renew = (): void => this.setState(SOUND);

  override render(): ReactNode {
    const { thrown, componentStack } = this.state;
    if (!thrown) return this.props.children;
    const fault = { error: thrown.error, componentStack, renew: this.renew };
    return <FaultContext value={fault}>{this.props.fallback}</FaultContext>;
  }
}
