import { useTranslation } from 'react-i18next'
import type { SandboxEvent, ScenarioPerson } from '../api/world-queries.ts'
import texts from '../locales/cs.json' with { type: 'json' }
import { personName } from './group-people.ts'
import tools from './locales/cs.json' with { type: 'json' }

type Kind = keyof typeof texts.event.kind
type Crowd = keyof typeof texts.event.crowd

const isKind = (kind: string): kind is Kind => Object.hasOwn(texts.event.kind, kind)
/** Whether an event is about all donors or all families. */
export const isCrowd = (subject: string): subject is Crowd => Object.hasOwn(texts.event.crowd, subject)

type TriggerKind = keyof typeof tools.data.trigger.kind
const isTriggerKind = (kind: string): kind is TriggerKind => Object.hasOwn(tools.data.trigger.kind, kind)

/** What a trigger does, by its kind. */
export function useTriggerKindText() {
  const { t } = useTranslation('console-tools')
  return (kind: string): string => (isTriggerKind(kind) ? t(($) => $.data.trigger.kind[kind]) : kind)
}

/** What happened, by its kind: an event that was due, or a trigger. */
export function useKindTexts() {
  const { t } = useTranslation('console')
  const triggerText = useTriggerKindText()
  return (kind: string): string => (isKind(kind) ? t(($) => $.event.kind[kind]) : triggerText(kind))
}

/** An event in the language of the console; one without a text is shown by the sandbox's own. */
export function useEventTexts(people: readonly ScenarioPerson[]) {
  const { t } = useTranslation('console')
  return ({ kind, subject, summary }: SandboxEvent): { what: string; who: string | undefined } => {
    if (!isKind(kind)) return { what: summary, who: undefined }
    const [detail] = /\d[\d\s]*\sKč|Z-\d{4}-\d+/.exec(summary) ?? []
    const what = t(($) => $.event.kind[kind])
    return {
      what: detail === undefined ? what : `${what}, ${detail}`,
      who: isCrowd(subject)
        ? t(($) => $.event.crowd[subject])
        : (personName(subject, people) ?? inPlaceOfName(subject, detail)),
    }
  }
}

/** A request is identified by its receipt number, which is already shown. */
const inPlaceOfName = (subject: string, detail: string | undefined): string | undefined =>
  detail?.startsWith('Z-') ? undefined : subject
