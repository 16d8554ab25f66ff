import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../src/shared/ui/banner/banner.tsx'
import type { Choice } from '../../../src/shared/ui/fields/select-field.tsx'
import { Skeleton } from '../../../src/shared/ui/skeleton/skeleton.tsx'
import { peopleQuery } from '../../api/world-queries.ts'
import { SignInPerson } from '../../session/sign-in-person.tsx'
import { Problem } from '../../shared/problem.tsx'
import tools from '../../shared/tools.module.css'
import { useAddress } from '../../shared/use-address.ts'
import styles from './data.module.css'
import { ImportRecords } from './import-records.tsx'
import { ChangedFacts, RecordView } from './record-view.tsx'
import { SubjectList } from './subject-list.tsx'
import { TriggerForm } from './trigger-form.tsx'
import { isUnknown, type PersonRecord, recordQuery, type WaitingRequest } from './use-data.ts'

/** A person's record, and the triggers that change it; what the last trigger changed is marked. */
function PersonPanel({ world, person }: { world: string; person: string }) {
  const { t } = useTranslation('console-tools')
  const [before, setBefore] = useState<PersonRecord>()
  const { data: record, error } = useQuery(recordQuery(world, person))
  if (isUnknown(error)) return <Banner tone="warn">{t(($) => $.data.unknown, { name: person })}</Banner>
  if (!record) return error ? <Problem problem={error} /> : <Skeleton lines={12} />
  const { kind, name, login } = record
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.name}>
          {name} <span className="soft num">{login}</span>
        </h2>
        <SignInPerson world={world} login={login} name={name} />
      </div>
      {kind === 'admin' ? (
        <p className={tools.soft}>{t(($) => $.data.trigger.none)}</p>
      ) : (
        <TriggerForm
          world={world}
          about={kind}
          subject={{ person: login }}
          who={name}
          offered={offeredBy(record)}
          onRun={() => setBefore(record)}
          changes={<ChangedFacts record={record} before={before} />}
        />
      )}
      <RecordView record={record} before={before} />
    </>
  )
}

/** Family members and photos by their id. */
function offeredBy({ sections }: PersonRecord): Readonly<Record<string, readonly Choice[]>> {
  const choices = (section: string, label: string) =>
    sections
      .find(({ name }) => name === section)
      ?.rows.map((row) => ({ value: String(row.id), label: `${row[label]} (${row.id})` })) ?? []
  return { memberId: choices('familyMembers', 'name'), photoId: choices('photos', 'description') }
}

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
            <ImportRecords world={world} />
          </>
        )}
        {isRequest && <RequestPanel key={detail} world={world} receiptNumber={detail} request={request} />}
        {detail !== '' && !isRequest && <PersonPanel key={detail} world={world} person={detail} />}
      </div>
    </div>
  )
}

type RequestPanelProps = { world: string; receiptNumber: string; request: WaitingRequest | undefined }

/** A request for help: its record and the decision about it. It stays open once it is decided. */
function RequestPanel({ world, receiptNumber, request }: RequestPanelProps) {
  const { t } = useTranslation('console-tools')
  const [first] = useState(request)
  const [before, setBefore] = useState<PersonRecord>()
  const { data: record, error } = useQuery(recordQuery(world, receiptNumber))
  if (isUnknown(error)) return <Banner tone="warn">{t(($) => $.data.unknown, { name: receiptNumber })}</Banner>
  if (!record) return error ? <Problem problem={error} /> : <Skeleton lines={12} />
  const { name } = record
  const { items = [] } = request ?? first ?? {}
  const offered = { remarks: items.map(({ id, label }) => ({ value: id, label })) }
  return (
    <>
      <h2 className={styles.name}>
        {name} <span className="soft num">{receiptNumber}</span>{' '}
        <span className="soft">{t(($) => $.data.request[request?.state ?? 'none'])}</span>
      </h2>
      {/* What was decided is over once the family has sent the request again. */}
      <TriggerForm
        key={sentAtOf(record)}
        world={world}
        about="request"
        subject={{ request: receiptNumber }}
        who={`${name} (${receiptNumber})`}
        offered={offered}
        onRun={() => setBefore(record)}
        changes={<ChangedFacts record={record} before={before} />}
      />
      <RecordView record={record} before={before} />
    </>
  )
}

const sentAtOf = ({ sections }: PersonRecord): string =>
  String(sections.find(({ name }) => name === 'status')?.rows[0]?.sentAt)
