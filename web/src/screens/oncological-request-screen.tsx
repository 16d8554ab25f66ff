import { RequestPage } from '../features/help-request/request-page.tsx'
import { requestTexts } from './request-texts.ts'

export const texts = requestTexts

/** /dotaznik-onko: a request for help, without a login (rule 12.1), Czech only. */
export function Component() {
  return <RequestPage variant="oncological" />
}
