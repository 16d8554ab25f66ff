import { ClipboardList, Clock, HeartPulse, LifeBuoy, Lock, Ribbon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RequestVariant } from '#web/shared/api/wire.ts'
import { CallCard } from '#web/shared/ui/call-card/call-card.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { CallUs } from '#web/shared/ui/spoken/phone-link.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { type Task, TaskList } from '#web/shared/ui/task-list/task-list.tsx'
import styles from './help-request.module.css'
import { requestPath } from './sent-request.ts'
import { useBegunRequests } from './use-begun-requests.ts'

/** /dotaznik */
export function ChooseDisease() {
  const { t } = useTranslation('help-request')
  const begun = useBegunRequests()
  const choice = (variant: RequestVariant): Task => ({
    id: variant,
    to: requestPath(variant),
    icon: variant === 'oncological' ? <Ribbon /> : <HeartPulse />,
    title: t(($) => $.choose[variant].title),
    detail: t(($) => $.choose[variant].lead),
    chip: begun.includes(variant) ? { text: t(($) => $.choose.begun), tone: 'wait' } : undefined,
  })
  return (
    <div className={styles.page}>
      <Stack gap={2}>
        <h1>{t(($) => $.choose.title)}</h1>
        <p>{t(($) => $.choose.lead)}</p>
      </Stack>
      <Stack as="section" aria-labelledby="which-disease">
        <h2 id="which-disease">{t(($) => $.choose.question)}</h2>
        <TaskList tasks={(['oncological', 'other'] as const).map(choice)} />
        <CallUs line="recipients" className="soft">
          {t(($) => $.choose.unsure)}
        </CallUs>
      </Stack>
      <BeforeYouBegin />
      <CallCard title={t(($) => $.call.title)}>{t(($) => $.call.lead)}</CallCard>
      <p className="soft">{t(($) => $.choose.edit)}</p>
    </div>
  )
}

function BeforeYouBegin() {
  const { t } = useTranslation('help-request')
  return (
    <Card as="section" className={styles.before} aria-labelledby="before-you-begin">
      <h2 id="before-you-begin">{t(($) => $.choose.before)}</h2>
      <Stack>
        <Fact icon={<ClipboardList />} title={t(($) => $.choose.needed.title)}>
          <ul>
            <li>{t(($) => $.choose.needed.report)}</li>
            <li>{t(($) => $.choose.needed.income)}</li>
            <li>{t(($) => $.choose.needed.email)}</li>
          </ul>
        </Fact>
        <Fact icon={<Clock />} title={t(($) => $.choose.time.title)}>
          <p>{t(($) => $.choose.time.text)}</p>
        </Fact>
        <Fact icon={<LifeBuoy />} title={t(($) => $.choose.kept.title)}>
          <p>{t(($) => $.choose.kept.text)}</p>
        </Fact>
        <Fact icon={<Lock />} title={t(($) => $.choose.data.title)}>
          <p>{t(($) => $.choose.data.text)}</p>
        </Fact>
      </Stack>
    </Card>
  )
}

function Fact({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <span aria-hidden="true">{icon}</span>
      <div>
        <h3>{title}</h3>
        {children}
      </div>
    </div>
  )
}
