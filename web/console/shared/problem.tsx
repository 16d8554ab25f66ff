import { useTranslation } from 'react-i18next'
import { Banner } from '../../src/shared/ui/banner/banner.tsx'
import { SandboxProblem } from '../api/sandbox.ts'
import texts from '../locales/cs.json' with { type: 'json' }
import styles from './problem.module.css'

type Code = keyof typeof texts.problem
const isKnown = (code: string): code is Code => Object.hasOwn(texts.problem, code)

/** Refused in the language of the console, which the call names. */
const TRANSLATED = 'not-to-be-written'

/**
 * What went wrong with a call of the sandbox; a refusal without a text in the console shows the
 * sandbox's own text, unless the caller has one.
 */
export function Problem({ problem, text }: { problem: Error; text?: string | undefined }) {
  const { t } = useTranslation('console')
  const code = problem instanceof SandboxProblem ? problem.code : 'unknown'
  return (
    <Banner tone="error" role="alert" className={styles.problem}>
      {text !== undefined || isKnown(code) ? (
        <p>{text ?? (isKnown(code) && t(($) => $.problem[code]))}</p>
      ) : (
        <p lang={code === TRANSLATED ? undefined : 'en'}>{problem.message}</p>
      )}
    </Banner>
  )
}
