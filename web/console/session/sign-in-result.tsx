import { useTranslation } from 'react-i18next'
import { ApiFailure } from '../../src/shared/api/envelope.ts'
import { paths } from '../../src/shared/paths.ts'
import { Banner } from '../../src/shared/ui/banner/banner.tsx'
import { useLanguage } from '../../src/shared/ui/use-language.ts'
import { PortalLink } from '../shared/portal-link.tsx'
import { Problem } from '../shared/problem.tsx'
import styles from './people-panel.module.css'
import { useRefusalTexts } from './refusal-texts.ts'
import { endOf, usePortalPerson } from './signed-in-now.tsx'
import type { useSignIn } from './use-sign-in.ts'

type SignInResultProps = { world: string; name: string; signing: ReturnType<typeof useSignIn> }

/**
 * The result of the sign-in: where the portal navigated, or the provider's refusal with its code
 * and text.
 */
export function SignInResult({ world, name, signing: { data, error } }: SignInResultProps) {
  const { t } = useTranslation('console')
  const language = useLanguage()
  const here = usePortalPerson(world, 'personId')
  if (data) {
    // Another login or a logout in the portal has ended this session.
    if (here !== data.personId) return null
    return (
      <Banner tone={data.isOpen ? 'ok' : 'warn'} role="status" className={styles.result}>
        {data.isOpen ? t(($) => $.people.signedIn, { name: endOf(name) }) : t(($) => $.people.windowRefused, { name })}{' '}
        {data.replaced !== undefined && <>{t(($) => $.people.replaced, { before: endOf(data.replaced) })} </>}
        {language === 'en' && data.home === paths.recipientHome && <>{t(($) => $.people.czechOnly)} </>}
        <PortalLink world={world} to={data.home}>
          {t(($) => $.people.goHome, { path: data.home })}
        </PortalLink>
      </Banner>
    )
  }
  return error && <Refusal error={error} />
}

/** Why a person was not signed in. */
export function Refusal({ error }: { error: Error }) {
  const wordsOf = useRefusalTexts()
  const text = wordsOf(error)
  if (text === undefined) return <Problem problem={error} />
  return (
    <Banner tone="error" role="alert" className={styles.result}>
      {error instanceof ApiFailure && (
        <strong>
          {error.code} {error.error}
        </strong>
      )}{' '}
      {text}
    </Banner>
  )
}
