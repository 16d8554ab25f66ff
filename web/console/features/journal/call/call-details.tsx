import { useMutation } from '@tanstack/react-query'
import { Check, Copy, RotateCw, Zap } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { callAddress, textOfBody } from '#rules/journal-call.ts'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { Button } from '../../../../src/shared/ui/button/button.tsx'
import { useCopied } from '../../../../src/shared/ui/use-copied.ts'
import { useLanguage } from '../../../../src/shared/ui/use-language.ts'
import { answered, type Schemas, sandbox } from '../../../api/sandbox.ts'
import { type CalledEntry, callerOfEntry, invalidFields, obstacleTo } from '../../../shared/call-request.ts'
import { ConsoleLink } from '../../../shared/console-link.tsx'
import { entryOutcome } from '../../../shared/outcome.ts'
import { dayText, wallOf } from '../../../shared/prague-clock.ts'
import { Problem } from '../../../shared/problem.tsx'
import { usePersonText } from '../../../shared/use-person-text.ts'
import styles from './call.module.css'
import { curlOf } from './curl.ts'
import { RecordAgain } from './record-again.tsx'

/** The new entry of the journal and its HTTP status; undefined if no response came, for example by a fault. */
type Repeated = { entry: string; status: number } | undefined

/**
 * Sends a call again as the person who made it, over the network as the portal does, so faults apply. An idempotency key is replaced: with
 * the same one the provider would only repeat its answer. Throws `SandboxProblem` if there is no token for the person.
 */
async function repeatCall(world: string, { id, call }: CalledEntry): Promise<Repeated> {
  const { 'idempotency-key': key, ...headers } = call.headers
  const body = textOfBody(call.request)
  const token = call.hasToken ? await tokenFor(world, id) : undefined
  const response = await fetch(callAddress(world, call), {
    method: call.method,
    credentials: 'omit',
    headers: {
      ...headers,
      ...(key !== undefined && { 'idempotency-key': newKey() }),
      ...(token !== undefined && { authorization: token }),
    },
    ...(body !== undefined && { body }),
  }).catch(() => undefined)
  return response && { entry: response.headers.get('x-request-id') ?? '', status: response.status }
}

async function tokenFor(world: string, entry: string): Promise<string> {
  const call = sandbox.POST('/worlds/{world}/journal/{entry}/token', { params: { path: { world, entry } } })
  return (await answered(call)).token
}

/** `crypto.randomUUID` is missing on plain-HTTP addresses. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Copies a call as a command, sends it again, or makes the next one fail. */
function CallActions({ world, entry }: { world: string; entry: CalledEntry }) {
  const { t } = useTranslation('console')
  const place = useRef<HTMLPreElement>(null)
  const curl = curlOf(world, window.location.origin, entry)
  const { copied, copy } = useCopied(curl, place)
  const isCopied = copied === 'copied'
  const repeating = useMutation({ mutationFn: () => repeatCall(world, entry) })
  const obstacle = obstacleTo(entry.call)

  /** On a plain-HTTP address only a visible text can be copied. */
  function copyCurl() {
    const command = place.current?.closest('details')
    if (command && !window.isSecureContext) command.open = true
    copy()
  }

  return (
    <Stack gap={1}>
      <div className={styles.buttons}>
        <Button className={styles.control} onClick={copyCurl}>
          {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          {isCopied ? t(($) => $.copied) : t(($) => $.journal.call.curl)}
        </Button>
        {obstacle === undefined && (
          <Button className={styles.control} busy={repeating.isPending} onClick={() => repeating.mutate()}>
            <RotateCw aria-hidden="true" />
            {t(($) => $.journal.call.repeat)}
          </Button>
        )}
        {entry.operationId !== null && (
          <ConsoleLink tab="faults" search={{ fault: entry.operationId }} className={styles.link}>
            <Zap aria-hidden="true" />
            {t(($) => $.journal.call.fault)}
          </ConsoleLink>
        )}
        <RecordAgain world={world} entry={entry} />
      </div>
      {obstacle !== undefined && <p className="soft small">{t(($) => $.journal.call.obstacle[obstacle])}</p>}
      <p role="status" className="small">
        {repeating.isSuccess &&
          (repeating.data
            ? t(($) => $.journal.call.repeated, repeating.data)
            : t(($) => $.journal.call.repeatedWithoutAnswer))}
      </p>
      {repeating.isError && <Problem problem={repeating.error} />}
      <details className={styles.command}>
        <summary>{t(($) => $.journal.call.command)}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
        <pre ref={place} tabIndex={0}>
          {curl}
        </pre>
      </details>
    </Stack>
  )
}

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
  const { content, isCut, isDropped, size } = body
  if (isDropped) return <Text title={title} text={t(($) => $.journal.call.dropped, { value: size })} />
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
