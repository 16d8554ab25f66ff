import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../src/shared/ui/button.tsx'
import { PasswordField } from '../../../src/shared/ui/fields/password-field.tsx'
import { sandboxToken } from '../../api/sandbox.ts'
import styles from './reach.module.css'

/** Requests SANDBOX_TOKEN if the server has one. */
export function TokenForm({ refusal }: { refusal: string }) {
  const { t } = useTranslation('console')
  const client = useQueryClient()

  function save(form: HTMLFormElement) {
    const token = new FormData(form).get('token')
    if (typeof token !== 'string' || token.trim() === '') return
    sandboxToken.keep(token.trim())
    void client.invalidateQueries()
  }

  return (
    <form
      className={styles.card}
      onSubmit={(event) => {
        event.preventDefault()
        save(event.currentTarget)
      }}
    >
      <h2>{t(($) => $.reach.tokenTitle)}</h2>
      <p>{t(($) => $.reach.tokenWords)}</p>
      <PasswordField
        name="token"
        label={t(($) => $.reach.token)}
        autoComplete="off"
        required
        error={
          refusal === 'token-missing'
            ? undefined
            : t(($) => $.problem[refusal === 'too-many-tokens' ? refusal : 'token-invalid'])
        }
      />
      <Button type="submit" variant="primary">
        {t(($) => $.reach.useToken)}
      </Button>
    </form>
  )
}
