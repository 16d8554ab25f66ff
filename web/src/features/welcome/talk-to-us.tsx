import { Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useConfig } from '#web/shared/config/config-context.tsx'
import styles from './talk-to-us.module.css'

/** Contacts by phone: two numbers, large enough to tap. */
export function TalkToUs() {
  const { t } = useTranslation('welcome')
  const { phones } = useConfig()
  return (
    <section className={styles.section} aria-labelledby="talk-to-us">
      <div className={styles.text}>
        <h2 id="talk-to-us">{t(($) => $.talk.title)}</h2>
        <p className="soft">{t(($) => $.talk.hours)}</p>
      </div>
      <dl className={styles.lines}>
        <Line label={t(($) => $.talk.donors)} {...phones.donors} />
        <Line label={t(($) => $.talk.families)} {...phones.recipients} />
      </dl>
    </section>
  )
}

function Line({ label, text, href }: { label: string; text: string; href: string }) {
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd>
        <a className={styles.number} href={href}>
          <Phone aria-hidden="true" />
          <span className="num">{text}</span>
        </a>
      </dd>
    </div>
  )
}
