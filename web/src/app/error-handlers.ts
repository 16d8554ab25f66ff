import type { RootOptions } from 'react-dom/client'
import type { Services } from './services.ts'

/** Options of the React root: what an error boundary catches is reported. What nothing catches reaches `window` by itself. */
export function errorHandlers({ errorReports }: Services): Pick<RootOptions, 'onCaughtError'> {
  return errorReports ? { onCaughtError: (error) => errorReports.crashed(error) } : {}
}
