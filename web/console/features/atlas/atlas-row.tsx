import { Eye } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../src/shared/ui/banner/banner.tsx'
import { Button } from '../../../src/shared/ui/button/button.tsx'
import { Chip } from '../../../src/shared/ui/chip/chip.tsx'
import type { OperationScreen } from '../../api/operations.ts'
import type { ScenarioPerson } from '../../api/world-queries.ts'
import { useRefusalTexts } from '../../session/refusal-texts.ts'
import { Problem } from '../../shared/problem.tsx'
import tools from '../../shared/tools.module.css'
import styles from './atlas.module.css'
import type { AtlasError } from './atlas.ts'
import type { useShowing } from './use-showing.ts'

type ShownResultProps = {
  when: 'opening' | 'acting'
  showing: ReturnType<typeof useShowing>['showing']
}

/** The result: the window is open with what is left to do there, or why nothing can be shown. */
function ShownResult({ when, showing: { data: isOpen, error } }: ShownResultProps) {
  const { t } = useTranslation('console-tools')
  const wordsOf = useRefusalTexts()
  if (error) {
    const text = wordsOf(error)
    if (text === undefined) return <Problem problem={error} />
    return (
      <Banner tone="error" role="alert" className={styles.result}>
        {text}
      </Banner>
    )
  }
  if (isOpen === undefined) return null
  return (
    <Banner tone={isOpen ? 'ok' : 'warn'} role="status" className={styles.result}>
      {isOpen ? t(($) => $.atlas.shown[when]) : t(($) => $.atlas.windowRefused)}
    </Banner>
  )
}

export type AtlasRowProps = {
  operationId: string
  answer: AtlasError
  /** Undefined if there is no screen, or no person who sees it. */
  screen: OperationScreen | undefined
  languages: readonly ('cs' | 'en')[]
  person: ScenarioPerson | undefined
  showing: ReturnType<typeof useShowing>
}

/**
 * One error: how often the running server has returned it, and a button for each language of its
 * screen.
 */
export function AtlasRow({ operationId, answer, screen, languages, person, showing }: AtlasRowProps) {
  const { t } = useTranslation('console-tools')
  const { mutate, isPending, variables: requested } = showing.showing
  const { code, error, times } = answer
  const isMine = requested?.operationId === operationId && requested.code === code && requested.error === error
  return (
    <li className={styles.row}>
      <span className={tools.code}>
        {code} {error}
      </span>
      <Chip tone={times === 0 ? 'plain' : 'ok'}>
        {times === 0 ? t(($) => $.atlas.unseen) : t(($) => $.atlas.seen, { count: times })}
      </Chip>
      <span className={styles.languages}>
        {screen &&
          languages.map((language) => (
            <Button
              key={language}
              className={tools.control}
              aria-label={t(($) => $.atlas.showThis[language], { answer: `${operationId} ${code} ${error}` })}
              busy={isMine && isPending && requested.language === language}
              onClick={() => !isPending && mutate({ operationId, screen, code, error, language, person })}
            >
              <Eye aria-hidden="true" />
              {t(($) => $.atlas.show[language])}
            </Button>
          ))}
      </span>
      {isMine && screen && <ShownResult when={screen.when} showing={showing.showing} />}
    </li>
  )
}
