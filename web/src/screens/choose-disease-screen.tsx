import { ChooseDisease } from '../features/help-request/choose-disease.tsx'
import helpRequest from '../features/help-request/locales/cs.json' with { type: 'json' }
import editing from '../shared/editing/locales/cs.json' with { type: 'json' }

export const texts = { 'help-request': helpRequest, editing }

/** /dotaznik: starts with the choice of the disease (rule 12.1), Czech only. */
export function Component() {
  return <ChooseDisease />
}
