import { useTranslation } from 'react-i18next'
import type { AdminLinkKind } from '../../shared/api/wire.ts'
import { NumberField } from '../../shared/ui/fields/number-field.tsx'
import { TextAreaField } from '../../shared/ui/fields/text-area-field.tsx'
import { TextField } from '../../shared/ui/fields/text-field.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { CampaignFields } from './campaign-fields.tsx'

/** Over 20 Kč (rule 7.8). The contract validates it; this only chooses the keyboard of a phone. */
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
      label={t(($) => $.field.angelNumber)}
      hint={t(($) => $.hint.angelNumber)}
      inputMode="numeric"
      autoComplete="off"
      width="short"
      maxCharacters={20}
    />
  )
}

function NumberOfRequest() {
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
      />
      <TextAreaField
        name="note"
        label={t(($) => $.field.note)}
        hint={t(($) => $.hint.note)}
        optional
        rows={4}
        maxCharacters={5_000}
      />
    </Stack>
  )
}

function PaymentFields() {
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
      />
    </Stack>
  )
}
