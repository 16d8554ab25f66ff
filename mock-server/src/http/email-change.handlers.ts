import type { Handler } from './handler.ts'

const requestEmailChange: Handler<'requestEmailChange'> = {
  run() {
    throw new Error('not yet')
  },
}
const confirmEmailChange: Handler<'confirmEmailChange'> = {
  run() {
    return { answer: { error_code: 404, error: 'transaction-not-found' }, changes: [], rule: 'spec §5' }
  },
}
export const emailChangeHandlers = { requestEmailChange, confirmEmailChange }
