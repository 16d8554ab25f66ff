import type { RootOptions } from 'react-dom/client'
import type { Services } from './services.ts'

/** Reports what an error boundary catches. Uncaught errors reach `window` by themselves. */
export function errorHandlers({ errorReports }: Services): Pick<RootOptions, 'onCaughtError'> {
  return errorReports ? { onCaughtError: (error) => errorReports.crashed(error) } : {}
}
