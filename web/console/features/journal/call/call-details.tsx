import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../src/shared/ui/use-language.ts'
import type { Schemas } from '../../../api/sandbox.ts'
import { type CalledEntry, callerOfEntry, invalidFields } from '../../../shared/call-request.ts'
import { entryOutcome } from '../../../shared/outcome.ts'
import { dayText, wallOf } from '../../../shared/prague-clock.ts'
import { usePersonText } from '../../../shared/use-person-text.ts'
import styles from './call.module.css'
import { CallActions } from './call-actions.tsx'

/** What was sent and returned, by whom and when, and what can be done with the call. */
export function CallDetails({ world, entry }: { world: string; entry: CalledEntry }) {
  const { t } = useTranslation('console')
  const language = useLanguage()
  const { at, call } = entry
  const { method, path, query, headers, hasToken, step, request, parts, response, durationMs, realAt } = call
  const personText = usePersonText(world)
  const person = callerOfEntry(entry)
  const caller =
    person === undefined ? t(($) => $.journal.call[hasToken ? 'unknownCaller' : 'visitor']) : personText(person)
  const fields = invalidFields(entry)
  const instant = (iso: string) => `${dayText(iso, language)} ${wallOf(Date.parse(iso)).slice(11)}`
  const facts = [
    [t(($) => $.journal.call.request), `${method} ${path}${query === '' ? '' : `?${query}`}`],
    [t(($) => $.journal.call.caller), step === undefined ? caller : t(($) => $.journal.call.step, { caller, step })],
    [
      t(($) => $.journal.call.result),
      entryOutcome(entry) === 'ok' ? `${t(($) => $.journal.outcome.ok)} (${resultOf(entry)})` : resultOf(entry),
    ],
    [t(($) => $.journal.call.duration), t(($) => $.journal.call.ms, { value: durationMs })],
    [t(($) => $.journal.call.worldTime), instant(at)],
    [t(($) => $.journal.call.realTime), instant(realAt)],
    [
      t(($) => $.journal.call.headers),
      Object.entries(headers)
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n'),
    ],
  ] as const
  return (
    <>
      <CallActions world={world} entry={entry} />
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        {fields.length > 0 && (
          <div>
            <dt>{t(($) => $.journal.call.fields)}</dt>
            <dd>{fields.map(([field, wrong]) => `${field}: ${wrong}`).join('\n')}</dd>
          </div>
        )}
      </dl>
      <div className={styles.bodies}>
        {request && <Body title={t(($) => $.journal.call.sent)} body={request} />}
        {parts && (
          <Text
            title={t(($) => $.journal.call.files)}
            text={parts
              .map(({ name, fileName, mediaType, size }) => `${name} ${fileName} ${mediaType} ${size} B`)
              .join('\n')}
          />
        )}
        {response && <Body title={t(($) => $.journal.call.returned)} body={response} />}
      </div>
    </>
  )
}

function resultOf({ httpStatus, errorCode, error }: CalledEntry): string {
  const status = httpStatus === 0 ? [] : [`HTTP ${httpStatus}`]
  const code = errorCode === null ? [] : [`error_code ${errorCode}`]
  return [...status, ...code, ...(error === undefined ? [] : [error])].join(', ')
}

function Body({ title, body }: { title: string; body: Schemas['JournalBody'] }) {
  const { t } = useTranslation('console')
  const { content, isCut, size } = body
  if (!isCut || typeof content !== 'string') return <Text title={title} text={JSON.stringify(content, null, 2)} />
  return <Text title={t(($) => $.journal.call.cut, { title, value: size })} text={`${content}…`} />
}

function Text({ title, text }: { title: string; text: string }) {
  return (
    <section aria-label={title} className={styles.body}>
      <p className="soft small">{title}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <pre tabIndex={0}>{text}</pre>
    </section>
  )
}
