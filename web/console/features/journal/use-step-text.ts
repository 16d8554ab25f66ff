import { useTranslation } from 'react-i18next'
import texts from '../../locales/cs.json' with { type: 'json' }

const { signInStep } = texts.journal
const isStep = (step: string): step is keyof typeof signInStep => Object.hasOwn(signInStep, step)

/** The step of a family's sign-in as text; a step that the contract does not know is shown as it was sent. */
export function useStepText(): (step: string) => string {
  const { t } = useTranslation('console')
  return (step) => (isStep(step) ? t(($) => $.journal.signInStep[step]) : step)
}
