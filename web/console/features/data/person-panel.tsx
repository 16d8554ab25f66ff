import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../src/shared/ui/banner.tsx'
import type { Choice } from '../../../src/shared/ui/fields/select-field.tsx'
import { Skeleton } from '../../../src/shared/ui/skeleton.tsx'
import { SignInPerson } from '../../session/sign-in-person.tsx'
import { Problem } from '../../shared/problem.tsx'
import tools from '../../shared/tools.module.css'
import styles from './data.module.css'
import { ChangedFacts, RecordView } from './record-view.tsx'
import { TriggerForm } from './trigger-form.tsx'
import { isUnknown, type PersonRecord, recordQuery } from './use-data.ts'

/** A person's record, and the triggers that change it; what the last trigger changed is marked. */
export function PersonPanel({ world, person }: { world: string; person: string }) {
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
