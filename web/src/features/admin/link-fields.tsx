import { useTranslation } from 'react-i18next'
import type { AdminLinkKind } from '../../shared/api/wire.ts'
import { NumberField } from '../../shared/ui/fields/number-field.tsx'
import { TextAreaField } from '../../shared/ui/fields/text-area-field.tsx'
import { TextField } from '../../shared/ui/fields/text-field.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { CampaignFields } from './campaign-fields.tsx'

type Errors = Readonly<Record<string, string>>

/** Over 20 Kč (rule 7.8). The contract validates it; this only chooses the keyboard of a phone. */
const LEAST = 21

export function LinkFields({ kind, errors }: { kind: AdminLinkKind; errors: Errors }) {
  if (kind === 'registration') return <CampaignFields errors={errors} />
  if (kind === 'payment') return <PaymentFields errors={errors} />
  if (kind === 'rating') return <NumberOfAngel errors={errors} />
  return <NumberOfRequest errors={errors} />
}

function NumberOfAngel({ errors }: { errors: Errors }) {
  const { t } = useTranslation('admin')
  return (
    <TextField
      name="angelNumber"
      label={t(($) => $.field.angelNumber)}
      hint={t(($) => $.hint.angelNumber)}
      inputMode="numeric"
      autoComplete="off"
      width="short"
      maxCharacters={20}
      errors={errors}
    />
  )
}

function NumberOfRequest({ errors }: { errors: Errors }) {
  const { t } = useTranslation('admin')
  return (
    <Stack gap={4}>
      <TextField
        name="receiptNumber"
        label={t(($) => $.field.receiptNumber)}
        hint={t(($) => $.hint.receiptNumber)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        width="medium"
        maxCharacters={30}
        errors={errors}
      />
      <TextAreaField
        name="note"
        label={t(($) => $.field.note)}
        hint={t(($) => $.hint.note)}
        optional
        rows={4}
        maxCharacters={5_000}
        errors={errors}
      />
    </Stack>
  )
}

function PaymentFields({ errors }: { errors: Errors }) {
  const { t } = useTranslation('admin')
  return (
    <Stack gap={4}>
      <NumberField
        name="amount"
        label={t(($) => $.field.amount)}
        hint={t(($) => $.hint.amount)}
        min={LEAST}
        step={1}
        blockExponent
        errors={errors}
      />
      <TextField
        name="variableSymbol"
        label={t(($) => $.field.variableSymbol)}
        hint={t(($) => $.hint.variableSymbol)}
        optional
        inputMode="numeric"
        autoComplete="off"
        width="short"
        maxCharacters={20}
        errors={errors}
      />
    </Stack>
  )
}
