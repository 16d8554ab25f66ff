import { useTranslation } from 'react-i18next'
import { Card } from '#web/shared/ui/card.tsx'
import { Logo } from '#web/shared/ui/logo.tsx'
import { Stack } from '#web/shared/ui/stack.tsx'
import styles from './gallery.module.css'
import { Section } from './section.tsx'

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
