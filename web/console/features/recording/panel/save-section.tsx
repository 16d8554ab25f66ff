import { useMutation, useQuery } from '@tanstack/react-query'
import { Check, Copy, Download } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../../src/shared/ui/banner/banner.tsx'
import { Button, type ButtonVariant } from '../../../../src/shared/ui/button/button.tsx'
import { TextField } from '../../../../src/shared/ui/fields/text-field.tsx'
import { saveFile } from '../../../../src/shared/ui/save-file.ts'
import { useCopied } from '../../../../src/shared/ui/use-copied.ts'
import { useLanguage } from '../../../../src/shared/ui/use-language.ts'
import {
  type FileForm,
  type FileRequest,
  type RecordedFile,
  type RecordedStep,
  readRecordedFile,
  recordingQuery,
} from '../../../session/recording-queries.ts'
import { useRecorder } from '../../../session/use-recorder.ts'
import { CopyButton } from '../../../shared/copy-button.tsx'
import { PanelSelect } from '../../../shared/panel-select.tsx'
import { Problem } from '../../../shared/problem.tsx'
import { Section } from '../../../shared/section.tsx'
import tools from '../../../shared/tools.module.css'
import { useStepTexts } from '../steps/use-step-texts.ts'
import styles from './recording.module.css'

/** Lets the browser save the file with every step so far, and holds it for the preview. Its notes have the console's language. */
function useSaveFile(world: string) {
  const recorder = useRecorder()
  const lang = useLanguage()
  return useMutation({
    mutationFn: async (request: Omit<FileRequest, 'lang'>) => {
      await recorder?.settle()
      return { ...(await readRecordedFile(world, { ...request, lang })), lang }
    },
    onSuccess: download,
  })
}

const download = ({ name, text }: RecordedFile): void => saveFile(new File([text], name, { type: 'text/plain' }))

/** The saved file: its folder, its command, what it leaves out, and its text. */
function SavedFile({ file }: { file: RecordedFile & { lang: 'cs' | 'en' } }) {
  const { t } = useTranslation('console-recording')
  const place = useRef<HTMLPreElement>(null)
  const { copied, copy } = useCopied(file.text, place)
  const isCopied = copied === 'copied'
  const { name, folder, run, text, notes, lang } = file
  return (
    <div className={styles.saved}>
      <Banner tone="ok" role="status">
        {t(($) => $.save.saved, { name })}
      </Banner>
      <dl className={styles.facts}>
        <dt>{t(($) => $.save.belongs)}</dt>
        <dd>
          <code>{folder}</code>
        </dd>
        <dt>{t(($) => $.save.runs)}</dt>
        <dd>
          <CopyButton value={run} what={t(($) => $.save.command)} className={styles.run} />
        </dd>
      </dl>
      {notes.length > 0 && (
        <>
          <h3 className={tools.name}>{t(($) => $.save.notes)}</h3>
          <ul className={styles.notes} lang={lang}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.actions}>
        <Button className={tools.control} onClick={copy}>
          {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          {t(($) => $.save.copy)}
        </Button>
        <Button className={tools.control} onClick={() => download(file)}>
          <Download aria-hidden="true" />
          {t(($) => $.save.again)}
        </Button>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <section className={styles.text} tabIndex={0} aria-label={t(($) => $.save.preview, { name })}>
        <pre ref={place}>{text}</pre>
      </section>
    </div>
  )
}

type FileButtonProps = {
  form: FileForm
  options: Omit<FileRequest, 'form' | 'lang'>
  saving: ReturnType<typeof useSaveFile>
  variant?: ButtonVariant
  isOff?: boolean
  children?: ReactNode
}

/** One format of the file with a note on its use. */
function FileButton({ form, options, saving, variant = 'secondary', isOff = false, children }: FileButtonProps) {
  const { t } = useTranslation('console-recording')
  const isMine = saving.isPending && saving.variables.form === form
  return (
    <div className={styles.file}>
      <Button
        variant={variant}
        busy={isMine}
        disabled={isOff}
        onClick={() => !saving.isPending && saving.mutate({ ...options, form })}
      >
        <Download aria-hidden="true" />
        {t(($) => $.save[form])}
      </Button>
      <div className={styles.about}>
        <p className="soft small">{t(($) => $.save.what[form])}</p>
        {children}
      </div>
    </div>
  )
}

/** The recording as a file: which of the three formats, under which title. */
export function SaveSection({ world }: { world: string }) {
  const { t } = useTranslation('console-recording')
  const { data } = useQuery(recordingQuery(world))
  const calls = callsOf(data?.steps ?? [])
  const [title, setTitle] = useState('')
  const [chosen, setChosen] = useState<number>()
  const step = chosen ?? suggestedOf(calls)?.at
  const saving = useSaveFile(world)
  const options = { title: title.trim(), step: undefined }
  return (
    <Section title={t(($) => $.save.title)}>
      <div className={styles.form}>
        <TextField
          name="title"
          label={t(($) => $.save.name)}
          hint={t(($) => $.save.nameHint)}
          optional
          maxCharacters={120}
          autoComplete="off"
          onChange={({ target }) => setTitle(target.value)}
        />
        <FileButton form="playwright" saving={saving} options={options} variant="primary" />
        <FileButton form="scenario" saving={saving} options={options} />
        <FileButton form="pact" saving={saving} options={{ ...options, step }} isOff={step === undefined}>
          {step === undefined ? (
            <p className="soft small">{t(($) => $.save.noCall)}</p>
          ) : (
            <CallSelect calls={calls} value={step} onChange={setChosen} />
          )}
        </FileButton>
        {saving.isError && <Problem problem={saving.error} />}
      </div>
      {saving.isSuccess && <SavedFile file={saving.data} />}
    </Section>
  )
}

type Call = { step: Extract<RecordedStep, { kind: 'call' }>; at: number }

/** The answered calls among the steps, with their positions: a response that a fault took away cannot be a contract. */
const callsOf = (steps: readonly RecordedStep[]): Call[] =>
  steps.flatMap((step, at) => (step.kind === 'call' && step.httpStatus > 0 ? [{ step, at }] : []))

/** Same default as the mock: the last of the most telling calls. */
function suggestedOf(calls: readonly Call[]): Call | undefined {
  const most = Math.max(...calls.map(rankOf))
  return calls.findLast((call) => rankOf(call) === most)
}

/** Pages read by themselves, what is public most often. */
function rankOf({ step: { fault, method, errorCode, session } }: Call): number {
  if (fault !== undefined) return 5
  if (method !== 'GET') return 4
  if (errorCode >= 400) return 3
  return session === undefined ? 1 : 2
}

type CallSelectProps = { calls: readonly Call[]; value: number; onChange: (at: number) => void }

/** The choice of the call that becomes the interaction; the newest is first. */
function CallSelect({ calls, value, onChange }: CallSelectProps) {
  const { t } = useTranslation('console-recording')
  const wordsOf = useStepTexts()
  return (
    <PanelSelect
      label={t(($) => $.save.call)}
      value={`${value}`}
      onChange={(at) => onChange(Number(at))}
      choices={calls.toReversed().map(({ step, at }) => ({ value: `${at}`, label: `${at + 1}. ${wordsOf(step)}` }))}
    />
  )
}
