import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../src/shared/ui/skeleton.tsx'
import styles from '../../session/messages-panel.module.css'
import { Problem } from '../../shared/problem.tsx'
import { messageQuery } from './use-messages.ts'

/** The headers of an e-mail, its HTML and its source. */
export function MessageDetails({ world, id }: { world: string; id: string }) {
  const { t } = useTranslation('console')
  const { data, error } = useQuery(messageQuery(world, id))
  if (!data) return error ? <Problem problem={error} /> : <Skeleton lines={4} />
  return (
    <>
      <dl className={styles.headers} aria-label={t(($) => $.messages.headers)}>
        {data.headers?.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="soft small">{t(($) => $.messages.parts)}</p>
      <Source title={t(($) => $.messages.html)} text={data.html} />
      <Source title={t(($) => $.messages.source)} text={data.source} />
    </>
  )
}

function Source({ title, text }: { title: string; text: string | undefined }) {
  return (
    <details>
      <summary className={styles.more}>{title}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <pre className={styles.source} tabIndex={0}>
        {text}
      </pre>
    </details>
  )
}
