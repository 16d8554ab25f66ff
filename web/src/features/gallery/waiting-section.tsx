import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/shared/ui/button/button.tsx'
import { ButtonLink } from '#web/shared/ui/button/button-link.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { EmptyState } from '#web/shared/ui/empty-state/empty-state.tsx'
import { HousePicture } from '#web/shared/ui/illustrations/house-picture.tsx'
import { LoadingOverlay } from '#web/shared/ui/loading-overlay/loading-overlay.tsx'
import { Logo } from '#web/shared/ui/logo/logo.tsx'
import { Skeleton } from '#web/shared/ui/skeleton/skeleton.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import styles from './gallery.module.css'
import { Section } from './section.tsx'

export function WaitingSection() {
  const { t } = useTranslation('gallery')
  const [veiled, setVeiled] = useState(false)

  function veil() {
    setVeiled(true)
    setTimeout(() => setVeiled(false), 2000)
  }

  return (
    <Section name="waiting">
      <div className={styles.grid}>
        <Card>
          <Stack gap={5}>
            <Skeleton shape="block" />
            <Skeleton shape="titled" />
          </Stack>
        </Card>
        <Card>
          <EmptyState
            level={3}
            picture={<HousePicture />}
            title={t(($) => $.waiting.emptyTitle)}
            actions={
              <ButtonLink variant="primary" to="/test">
                {t(($) => $.waiting.emptyAction)}
              </ButtonLink>
            }
          >
            {t(($) => $.waiting.emptyText)}
          </EmptyState>
        </Card>
      </div>
      <div>
        <Button onClick={veil}>{t(($) => $.waiting.overlay)}</Button>
      </div>
      {veiled && <LoadingOverlay label={t(($) => $.waiting.overlayLabel)} />}
    </Section>
  )
}

const swatches = ['night', 'gold', 'heart', 'leaf', 'lamp', 'sky'] as const

export function AppearanceSection() {
  const { t } = useTranslation('gallery')
  return (
    <Section name="looks">
      <div className={styles.frame}>
        <Logo />
      </div>
      <div className={styles.grid}>
        <Card variant="roomy">
          <Stack gap={3}>
            <p className={styles.display}>{t(($) => $.looks.heading1)}</p>
            <h3>{t(($) => $.looks.heading2)}</h3>
            <h4>{t(($) => $.looks.heading3)}</h4>
            <p>{t(($) => $.looks.text)}</p>
            <p className="soft small">{t(($) => $.looks.soft)}</p>
          </Stack>
        </Card>
        <Card variant="flat">
          <ul className={styles.swatches}>
            {swatches.map((name) => (
              <li key={name} className={`${styles.swatch} ${styles[name]}`}>
                {name}
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </Section>
  )
}
