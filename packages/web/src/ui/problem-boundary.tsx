import { Component, type ReactNode } from 'react';
import type { HostError } from '../host/host.ts';
import { asHostError } from '../host/host-error.ts';

interface Props {
  readonly children: ReactNode;
  render(problem: HostError): ReactNode;
}

/** Catches what breaks while drawing: React has no other way than a class. */
export class ProblemBoundary extends Component<Props, { problem?: HostError }> {
  override state: { problem?: HostError } = {};

  static getDerivedStateFromError(problem: unknown) {
    return { problem: asHostError(problem) };
  }

  override render(): ReactNode {
    return this.state.problem ? this.props.render(this.state.problem) : this.props.children;
  }
}
