import { Component, type ReactNode } from 'react'

type ErrorBoundaryProps = {
  /** Shown instead of the children once one of them throws while rendering. */
  fallback?: ReactNode
  /** When this changes, the children are rendered again. */
  resetKey?: string
  children: ReactNode
}

type State = { hasFailed: boolean; resetKey: string | undefined }

/** Keeps an error of a part from unmounting the page. The error is reported where the root is created (`onCaughtError`). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { hasFailed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
