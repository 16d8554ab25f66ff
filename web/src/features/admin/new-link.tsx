import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminLink, AdminLinkKind } from '../../shared/api/wire.ts'
import { RadioField } from '../../shared/ui/fields/radio-field.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import styles from './admin.module.css'
import { LinkForm } from './link-form.tsx'

const KINDS = ['registration', 'payment', 'rating', 'questionnaire-edit'] as const satisfies readonly AdminLinkKind[]

type NewLinkProps = { personId: string; isAnother: boolean; onMade: (link: AdminLink) => void }

/** What the link is to open, then the few things that it takes. */
export function NewLink({ personId, isAnother, onMade }: NewLinkProps) {
  const { t } = useTranslation('admin')
  const [kind, setKind] = useState<AdminLinkKind>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAnother) heading.current?.focus()
  }, [isAnother])
  return (
    <Stack gap={5}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t(($) => $.newLink.title)}
      </h2>
      <RadioField
        name="kind"
        label={t(($) => $.newLink.question)}
        choices={KINDS.map((value) => ({
          value,
          label: t(($) => $.kind[value]),
          hint: t(($) => $.kindHint[value]),
        }))}
        onChange={({ target }) => setKind(target.value as AdminLinkKind)}
      />
      {kind && <LinkForm key={kind} kind={kind} personId={personId} onMade={onMade} />}
    </Stack>
  )
}
