import { donorOf } from './donor-of-token.ts'
import type { Handler } from './handler.ts'
import { presentSavedProfile } from './saved-profile.presenter.ts'

const saveAvatar: Handler<'saveAvatar'> = {
  run() {
    return { answer: { error_code: 400, error: 'picture-unreadable' }, changes: [], rule: 'spec §2 /muj-ucet/avatar' }
  },
}
const deleteAvatar: Handler<'deleteAvatar'> = {
  run(world, { caller }, context) {
    const response = presentSavedProfile(world, donorOf(world, caller), context)
    return { answer: { error_code: 200, response }, changes: [], rule: 'spec §2 /muj-ucet/avatar' }
  },
}
export const avatarHandlers = { saveAvatar, deleteAvatar }
