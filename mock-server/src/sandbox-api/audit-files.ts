import type { components } from '#generated/sandbox.d.ts'
import { harOf } from '#rules/har.ts'
import { differencesOf } from '#rules/journal-differences.ts'
import { mailboxFile } from '#rules/mailbox-file.ts'
import { MASKED } from '#rules/masked-value.ts'
import { findByName } from '../domain/people/find-person.ts'
import type { Message } from '../domain/state/kernel-slices.ts'
import type { WorldState } from '../domain/state/world-state.ts'
import { toIsoString } from '../domain/time/instant.ts'
import { maskForms } from '../world/journal/mask-text.ts'
import type { ScenarioPerson } from '../world/scenario.ts'
import { messageSource } from './message-source.ts'

type JournalEntry = components['schemas']['JournalEntry']

/** What happened in a world, as the control plane describes it. */
export interface AuditedWorld {
  readonly world: Pick<
    components['schemas']['World'],
    'id' | 'scenario' | 'name' | 'note' | 'now' | 'frozen' | 'createdAt'
  >
  readonly people: readonly ScenarioPerson[]
  readonly state: WorldState
  /** Delivered ones with complete links, newest last. */
  readonly messages: readonly Message[]
  /** Masked, newest last. */
  readonly entries: readonly JournalEntry[]
  readonly origin: string
  /** Real time, epoch ms. */
  readonly savedAt: number
}

/** The files of an audit by their names, as texts, masked as the journal is. */
export function auditFiles({ world, people, state, messages, entries, origin, savedAt }: AuditedWorld) {
  const { id, scenario, name = '', note = '', now, frozen, createdAt } = world
  const masked = messages.map(maskMessage)
  const letters = masked.flatMap((message) => {
    const { source } = messageSource({ ...message, to: HIDDEN_RECIPIENT })
    return source === undefined ? [] : [{ at: toIsoString(message.at), source }]
  })
  return {
    'README.txt': README,
    'world.json': asJson({
      id,
      scenario,
      name: maskForms(name),
      note: maskForms(note),
      now,
      frozen,
      createdAt,
      savedAt: toIsoString(savedAt),
      people: people.map(({ login, personId, shows }) => ({ login: maskForms(login), personId, shows })),
    }),
    'journal.json': asJson({ entries }),
    'calls.har': asJson(harOf(id, origin, entries)),
    'changes.json': asJson({ changes: entries.flatMap(changesOf) }),
    'messages.json': asJson({
      messages: masked.map((message, index) => ({
        ...message,
        at: toIsoString(message.at),
        personId: findByName(state, messages[index]?.to ?? '')?.personId,
      })),
    }),
    'messages.mbox': mailboxFile(letters),
  }
}

const asJson = (value: object): string => `${JSON.stringify(value, null, 2)}\n`

/** A recipient who is not named (RFC 5322, 3.4). */
const HIDDEN_RECIPIENT = 'undisclosed-recipients:;'

/** The text stays, as in the journal; contacts, codes and the keys of links are hidden. */
function maskMessage({ to, subject, text, code, link, ...message }: Message): Message {
  const hide = (words: string) => maskForms(code === undefined ? words : words.replaceAll(code, MASKED))
  return {
    ...message,
    to: maskForms(to),
    ...(subject !== undefined && { subject: hide(subject) }),
    text: hide(text),
    ...(code !== undefined && { code: MASKED }),
    ...(link !== undefined && { link: maskForms(link) }),
  }
}

const changesOf = ({ id, at, operationId, event, call, changes }: JournalEntry) =>
  changes.flatMap(differencesOf).map((difference) => ({
    entry: id,
    at,
    cause: operationId ?? event,
    personId: call?.personId,
    ...difference,
  }))

const README = `Co se stalo ve světě pískoviště (sandboxu)

Místo jmen, kontaktů, hesel, kódů a\u00a0klíčů v\u00a0odkazech jsou tři tečky (•••), stejně jako v\u00a0deníku světa.
Texty zpráv zůstaly i\u00a0s\u00a0oslovením. Deník má jen poslední záznamy a\u00a0ta těla volání, která server ještě měl.

world.json     svět: scénář, jméno, čas světa a\u00a0lidé scénáře
journal.json   deník: volání a\u00a0události, nejnovější poslední
calls.har      volání pro vývojářské nástroje prohlížeče a\u00a0jiné programy (HTTP Archive 1.2)
changes.json   co která volání a\u00a0události změnily, hodnotu po hodnotě
messages.json  e-maily a\u00a0SMS
messages.mbox  e-maily pro poštovní programy (mbox)

Časy jsou v\u00a0UTC, v\u00a0seznamu změn milisekundy od 1.\u00a01.\u00a01970. createdAt, savedAt a\u00a0realAt jsou časy serveru, ostatní jsou časy světa.


What happened in a world of the sandbox

Names, contacts, passwords, codes and keys of links are replaced by three dots (•••), as in the journal of the world.
The texts of messages stay, with the names in them. The journal has only the last entries and the bodies of calls that the server still had.

world.json     the world: scenario, name, time of the world and people of the scenario
journal.json   the journal: calls and events, newest last
calls.har      the calls for the developer tools of browsers and other programs (HTTP Archive 1.2)
changes.json   what calls and events changed, value by value
messages.json  e-mails and SMS
messages.mbox  the e-mails for mail programs (mbox)

Times are in UTC, in the list of changes milliseconds since 1 January 1970. createdAt, savedAt and realAt are times of the server, others of the world.
`
