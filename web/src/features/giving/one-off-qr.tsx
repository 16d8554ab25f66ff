import { QrCode as QrIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/overlay/dialog.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { AmountChoice } from './amount-choice.tsx'
import { readAmount } from './gift-amount.ts'
import type { Payee } from './giving-queries.ts'
import { QrFigure } from './qr-figure.tsx'

type OneOffQrProps = { recipient: Payee; angelNumber: string; amount: number | undefined }

/** The QR code modal for a one-off payment (rule 7.12): the chosen amount, the code at once. */
export function OneOffQr({ recipient, angelNumber, amount }: OneOffQrProps) {
  const { t } = useTranslation('giving')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <QrIcon aria-hidden="true" />
        {t(($) => $.oneOff.open)}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        icon={null}
        title={t(($) => $.oneOff.title)}
        confirmLabel={t(($) => $.oneOff.done)}
      >
        <OneOffCode recipient={recipient} angelNumber={angelNumber} amount={amount} />
      </Dialog>
    </>
  )
}

function OneOffCode({ recipient, angelNumber, amount }: OneOffQrProps) {
  const { t } = useTranslation('giving')
  const [chosen, setChosen] = useState(() => readAmount(amount === undefined ? '' : `${amount}`))
  return (
    <Stack gap={5}>
      <AmountChoice name="one-off-amount" label={t(($) => $.choose.much)} initial={amount} onChoose={setChosen} />
      {chosen.isGood && <QrFigure recipient={recipient} gift={{ angelNumber, amount: chosen.amount }} />}
    </Stack>
  )
}
