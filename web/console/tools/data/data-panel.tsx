import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../src/shared/ui/skeleton.tsx'
import { Problem } from '../../frame/problem.tsx'
import { useAddress } from '../../frame/use-address.ts'
import tools from '../shared/tools.module.css'
import styles from './data.module.css'
import { PersonPanel } from './person-panel.tsx'
import { SubjectList } from './subject-list.tsx'
import { TriggerForm } from './trigger-form.tsx'
import { peopleQuery, type WaitingRequest } from './use-data.ts'

/** Reading the people of a world, and changing them by triggers. The address names who is open. */
export function DataPanel({ world }: { world: string }) {
  const { t } = useTranslation('console-tools')
  const { detail } = useAddress()
  const { data, error } = useQuery(peopleQuery(world))
  if (!data) return error ? <Problem problem={error} /> : <Skeleton lines={12} />
  const isRequest = /^Z-\d/.test(detail)
  const request = data.requests.find(({ receiptNumber }) => receiptNumber === detail)
  return (
    <div className={styles.columns}>
      <SubjectList people={data.people} requests={data.requests} current={detail} />
      <div className={styles.column}>
        {detail === '' && (
          <>
            <p className={tools.soft}>{t(($) => $.data.choose)}</p>
            <TriggerForm world={world} about="everybody" subject={{}} who={t(($) => $.data.everybody)} />
          </>
        )}
        {isRequest && <RequestPanel key={detail} world={world} receiptNumber={detail} request={request} />}
        {detail !== '' && !isRequest && <PersonPanel key={detail} world={world} person={detail} />}
      </div>
    </div>
  )
}

type RequestPanelProps = { world: string; receiptNumber: string; request: WaitingRequest | undefined }

/** A request for help: the decision about it, and the items that remarks may name. It stays open once it is decided. */
function RequestPanel({ world, receiptNumber, request }: RequestPanelProps) {
  const { t } = useTranslation('console-tools')
  return (
    <>
      <h2 className={styles.name}>
        <span className="num">{receiptNumber}</span>{' '}
        <span className="soft">{t(($) => $.data.request[request?.state ?? 'none'])}</span>
      </h2>
      <TriggerForm world={world} about="request" subject={{ request: receiptNumber }} who={receiptNumber} />
      {request && (
        <details>
          <summary>{t(($) => $.data.remarksItems)}</summary>
          <ul className={tools.list}>
            {request.items.map(({ id, label }) => (
              <li key={id}>
                <code>{id}</code> <span lang="cs">{label}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
