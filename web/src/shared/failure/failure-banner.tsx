import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from '../config/config-context.tsx'
import { Banner } from '../ui/banner/banner.tsx'
import { Button } from '../ui/button/button.tsx'
import { PhoneLink } from '../ui/spoken/phone-link.tsx'
import { Stack } from '../ui/stack/stack.tsx'
import {
  type FailureNamespaces,
  type FailureValues,
  isNetworkFailure,
  isOutcomeUnknown,
  useFailureText,
} from './failure-text.ts'

type FailureBannerProps = {
  failure: unknown
  /** Namespaces of the feature, with its own texts under `problem` or under `section`. */
  ns: FailureNamespaces
  section?: string
  values?: FailureValues
  /** What could not be loaded, as the title; the text then begins with why (rule 17.9). */
  part?: string | undefined
  /** Replaces the title from the namespaces. */
  title?: string | undefined
  /** Title after a definite refusal. After an unknown outcome the title does not claim that nothing was saved. */
  refusedTitle?: string | undefined
  /** Replaces the text from the namespaces. */
  text?: ReactNode
  tone?: 'error' | 'warn'
  onRetry?: (() => void) | undefined
  actions?: ReactNode
  /** Whose phone number to show. Donors see it only if the connection works. */
  phone?: 'donors' | 'recipients'
  /** Content before and after the text. */
  lead?: ReactNode
  children?: ReactNode
}

/** Why a call failed and what to do next. */
export function FailureBanner(props: FailureBannerProps) {
  // Rendered rarely; memoizing it would cost the public pages more code than it saves.
  'use no memo'
  const {
    failure,
    ns,
    section,
    values,
    part,
    title = part,
    refusedTitle,
    tone = 'error',
    onRetry,
    actions,
    phone,
  } = props
  const { t } = useTranslation('ui')
  const { phones } = useConfig()
  const found = useFailureText(failure, ns, section, values)
  const why = part === undefined ? found.text : `${found.title}. ${found.text}`
  const { text = <p>{why}</p>, lead, children } = props
  const unknownTitle = isOutcomeUnknown(failure) ? t(($) => $.saveOutcome.title) : undefined
  const hasPhone = phone === 'recipients' || (phone === 'donors' && !isNetworkFailure(failure))
  return (
    <Banner
      tone={tone}
      role="alert"
      title={title ?? (refusedTitle && (unknownTitle ?? refusedTitle)) ?? found.title}
      actions={
        (onRetry || actions) && (
          <>
            {onRetry && <Button onClick={onRetry}>{t(($) => $.failure.retry)}</Button>}
            {actions}
          </>
        )
      }
    >
      <Stack gap={2}>
        {lead}
        <div>{text}</div>
        {children}
        {hasPhone && (
          <p>
            <span>{found.callUs}</span> <PhoneLink {...phones[phone]} />
          </p>
        )}
      </Stack>
    </Banner>
  )
}
