import { type ChangeEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminLinkKind } from '#web/shared/api/wire.ts'
import { formatMoney } from '#web/shared/format/money.ts'
import { slug } from '#web/shared/format/slug.ts'
import { NumberField } from '#web/shared/ui/fields/number-field.tsx'
import { TextAreaField } from '#web/shared/ui/fields/text-area-field.tsx'
import { TextField } from '#web/shared/ui/fields/text-field.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { useLanguage } from '#web/shared/ui/use-language.ts'

/** Over 20 Kč (rule 7.8). */
const LEAST = 21

export function LinkFields({ kind }: { kind: AdminLinkKind }) {
  if (kind === 'registration') return <CampaignFields />
  if (kind === 'payment') return <PaymentFields />
  if (kind === 'rating') return <NumberOfAngel />
  return <NumberOfRequest />
}

function NumberOfAngel() {
  const { t } = useTranslation('admin')
  return (
    <TextField
      name="angelNumber"
      hint={t(($) => $.hint.angelNumber)}
      inputMode="numeric"
      autoComplete="off"
      width="short"
    />
  )
}

function NumberOfRequest() {
  const { t } = useTranslation('admin')
  return (
    <Stack gap={4}>
      <TextField
        name="receiptNumber"
        hint={t(($) => $.hint.receiptNumber)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        width="medium"
      />
      <TextAreaField name="note" hint={t(($) => $.hint.note)} optional rows={4} />
    </Stack>
  )
}

function PaymentFields() {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  return (
    <Stack gap={4}>
      <NumberField
        name="amount"
        hint={t(($) => $.hint.amount)}
        min={LEAST}
        understood={(crowns) => t(($) => $.understood, { amount: formatMoney(crowns, language) })}
      />
      <TextField
        name="variableSymbol"
        hint={t(($) => $.hint.variableSymbol)}
        optional
        inputMode="numeric"
        autoComplete="off"
        width="short"
      />
    </Stack>
  )
}

/** The limit of the contract. */
const LONGEST = 64

/** The slug follows the typed name (rule 1.10) while the administrator has not typed one. */
function CampaignFields() {
  const { t } = useTranslation('admin')
  const proposed = useRef<HTMLInputElement>(null)
  const isOwn = useRef(false)

  function propose({ target }: ChangeEvent<HTMLInputElement>) {
    if (!isOwn.current && proposed.current) proposed.current.value = slugOf(target.value)
  }

  return (
    <Stack gap={4}>
      <TextField name="campaign" hint={t(($) => $.hint.campaign)} autoComplete="off" onChange={propose} />
      <TextField
        ref={proposed}
        name="slug"
        hint={t(($) => $.hint.slug)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        width="medium"
        maxCharacters={LONGEST}
        onChange={({ target }) => {
          isOwn.current = target.value !== ''
        }}
      />
    </Stack>
  )
}

/** Cut to the length that an address allows, without a trailing dash. */
function slugOf(name: string): string {
  return slug(name).slice(0, LONGEST).replace(/-+$/, '')
}
