import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { confirm, showAlert } from '#web/shared/ui/alerts/alerts.ts'
import { Button } from '#web/shared/ui/button/button.tsx'
import { ConfirmDialog, Dialog } from '#web/shared/ui/overlay/dialog.tsx'
import { Sheet } from '#web/shared/ui/overlay/sheet.tsx'
import { Row } from '#web/shared/ui/stack/stack.tsx'
import { Section } from './section.tsx'

const icons = ['error', 'warn', 'info', 'ok', 'question'] as const

export function AlertSection() {
  const { t } = useTranslation('gallery')
  const [answer, setAnswer] = useState<boolean>()
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'sheet'>()
  const close = () => setOpen(undefined)
  const textOf = (icon: (typeof icons)[number]) => (icon === 'ok' ? t(($) => $.alerts.okText) : t(($) => $.alerts.text))

  async function ask() {
    setAnswer(await confirm({ title: t(($) => $.alerts.confirmTitle), text: t(($) => $.alerts.confirmText) }))
  }

  return (
    <Section name="alerts">
      <Row>
        {icons.map((icon) => (
          <Button key={icon} onClick={() => void showAlert({ icon, toast: true, text: textOf(icon) })}>
            {t(($) => $.alerts.toast, { icon: t(($) => $.alerts[icon]) })}
          </Button>
        ))}
      </Row>
      <Row>
        {icons.map((icon) => (
          <Button key={icon} onClick={() => void showAlert({ icon, text: textOf(icon) })}>
            {t(($) => $.alerts.popup, { icon: t(($) => $.alerts[icon]) })}
          </Button>
        ))}
      </Row>
      <Row>
        <Button onClick={() => void ask()}>{t(($) => $.alerts.confirm)}</Button>
        <Button onClick={() => setOpen('dialog')}>{t(($) => $.alerts.dialog)}</Button>
        <Button onClick={() => setOpen('confirm')}>{t(($) => $.alerts.confirmTitle)}</Button>
        <Button onClick={() => setOpen('sheet')}>{t(($) => $.alerts.sheet)}</Button>
        <span role="status">
          {answer !== undefined && (answer ? t(($) => $.alerts.answerYes) : t(($) => $.alerts.answerNo))}
        </span>
      </Row>
      <Dialog isOpen={open === 'dialog'} icon="warn" title={t(($) => $.alerts.dialogTitle)} onClose={close}>
        {t(($) => $.alerts.dialogText)}
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        title={t(($) => $.alerts.confirmTitle)}
        onConfirm={close}
        onCancel={close}
      >
        {t(($) => $.alerts.confirmText)}
      </ConfirmDialog>
      <Sheet isOpen={open === 'sheet'} title={t(($) => $.alerts.sheetTitle)} onClose={close}>
        <p>{t(($) => $.looks.text)}</p>
      </Sheet>
    </Section>
  )
}
