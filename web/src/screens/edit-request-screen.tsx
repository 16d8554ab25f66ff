import { EditPage } from '../features/help-request/edit-page.tsx'
import { requestTexts } from './request-texts.ts'

export const texts = requestTexts

/** /dotaznik-editace: a request that came back to be completed, by a link of 7 days (spec §2, §9), Czech only. */
export function Component() {
  return <EditPage />
}
