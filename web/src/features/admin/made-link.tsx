import { Check, Copy, Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminLink, AdminLinkKind } from '#web/shared/api/wire.ts'
import { Button } from '#web/shared/ui/button/button.tsx'
import { DescriptionList } from '#web/shared/ui/description-list/description-list.tsx'
import { QrCode } from '#web/shared/ui/qr/qr-code.tsx'
import { encodeQr } from '#web/shared/ui/qr/qr-matrix.ts'
import { qrPicture } from '#web/shared/ui/qr/qr-picture.ts'
import { saveFile } from '#web/shared/ui/save-file.ts'
import { DateText } from '#web/shared/ui/spoken/date-text.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { useCopied } from '#web/shared/ui/use-copied.ts'
import styles from './admin.module.css'
import { LinkLabel } from './link-label.tsx'

/** Takes the focus because the form is gone. */
export function MadeLink({ link, onAnother }: { link: AdminLink; onAnother: () => void }) {
  const { t } = useTranslation('admin')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const address = linkAddress(link)
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {t(($) => $.made.title)}
        </h2>
        <p>{t(($) => $.made.lead[link.kind])}</p>
      </Stack>
      <div className={styles.made}>
        <Stack gap={4}>
          <CopyAddress address={address} />
          <DescriptionList
            rows={[
              { id: 'for', term: t(($) => $.made.for[link.kind]), value: <LinkLabel label={link.label} /> },
              { id: 'kind', term: t(($) => $.made.opens), value: t(($) => $.kind[link.kind]) },
              { id: 'until', term: t(($) => $.made.validity), value: <Validity link={link} /> },
            ]}
          />
        </Stack>
        <LinkQr address={address} kind={link.kind} />
      </div>
      <div>
        <Button onClick={onAnother}>{t(($) => $.made.another)}</Button>
      </div>
    </Stack>
  )
}

/** The contract returns a path; the origin is that of this portal. */
export function linkAddress({ path }: AdminLink): string {
  return window.location.origin + path
}

function Validity({ link: { expiresAt } }: { link: AdminLink }) {
  const { t } = useTranslation('admin')
  if (expiresAt === null) return t(($) => $.made.untilRevoked)
  return (
    <>
      {t(($) => $.made.until)} <DateText value={expiresAt} form="dateTime" />
    </>
  )
}

/** If copying is refused, the address stays selected for manual copying. */
function CopyAddress({ address }: { address: string }) {
  const { t } = useTranslation('admin')
  const place = useRef<HTMLElement>(null)
  const { copied, copy } = useCopied(address, place)
  return (
    <div className={styles.address}>
      <code ref={place} className={styles.url}>
        {address}
      </code>
      <Button variant="primary" onClick={copy}>
        {copied === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        <span>{t(($) => $.copy.button)}</span>
      </Button>
      <p role="status" className={styles.status}>
        {copied && t(($) => $.copy[copied])}
      </p>
    </div>
  )
}

/** For a poster or a letter: the saved picture's file name contains no key and no personal data. */
function LinkQr({ address, kind }: { address: string; kind: AdminLinkKind }) {
  const { t } = useTranslation('admin')
  const [hasFailed, setFailed] = useState(false)
  const matrix = encodeQr(address)

  async function save() {
    setFailed(false)
    try {
      saveFile(
        await qrPicture(
          matrix,
          t(($) => $.qr.fileName[kind]),
        ),
      )
    } catch {
      setFailed(true)
    }
  }

  return (
    <div className={styles.qr}>
      <QrCode matrix={matrix} label={t(($) => $.qr.label)} />
      <Button onClick={() => void save()}>
        <Download aria-hidden="true" />
        {t(($) => $.qr.save)}
      </Button>
      <p role="status" className={styles.failed}>
        {hasFailed && t(($) => $.qr.failed)}
      </p>
    </div>
  )
}
