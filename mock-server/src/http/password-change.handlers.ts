import type { Handler } from './handler.ts'

const changePassword: Handler<'changePassword'> = {
  run() {
    return { answer: { error_code: 409, error: 'no-password' }, changes: [], rule: 'spec §2 /muj-ucet/heslo' }
  },
}
export const passwordChangeHandlers = { changePassword }
