import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../src/shared/ui/skeleton/skeleton.tsx'
import type { Schemas } from '../../api/sandbox.ts'
import styles from '../../session/messages-panel.module.css'
import { Problem } from '../../shared/problem.tsx'
import { messageQuery, pageQuery } from './use-messages.ts'

/** The headers of an e-mail, its links as they were tried, its HTML and its source. */
export function MessageDetails({ world, id }: { world: string; id: string }) {
  const { t } = useTranslation('console')
  const { data, error } = useQuery(messageQuery(world, id))
  if (!data) return error ? <Problem problem={error} /> : <Skeleton lines={4} />
  return (
    <>
      {data.links && data.links.length > 0 && (
        <ul className={styles.tried} aria-label={t(($) => $.messages.links)}>
          {data.links.map((link) => (
            <TriedLink key={link.address} link={link} />
          ))}
        </ul>
      )}
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

/** An address of the message, what it opens in this world, and whether its page exists. */
function TriedLink({ link: { address, opens } }: { link: NonNullable<Schemas['MessageDetails']['links']>[number] }) {
  const { t } = useTranslation('console')
  // A message may have what is no address.
  const url = opens === 'elsewhere' ? null : URL.parse(address)
  const { data: isThere, isError } = useQuery({
    ...pageQuery(url ? `${url.pathname}${url.search}` : ''),
    enabled: url !== null,
  })
  const isBroken = isThere === false || ['used', 'expired', 'unknown'].includes(opens)
  return (
    <li>
      <span className={isBroken ? styles.ended : 'soft'}>
        {t(($) => $.messages.opens[opens])}
        {isThere === false && `, ${t(($) => $.messages.noPage)}`}
        {isError && `, ${t(($) => $.messages.notTried)}`}:
      </span>{' '}
      <span>{address}</span>
    </li>
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
