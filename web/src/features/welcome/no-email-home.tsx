import { HandHeart, Heart, LogOut, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useConfig } from '#web/shared/config/config-context.tsx'
import { withPlainSpaces } from '#web/shared/format/czech-typography.ts'
import { paths } from '#web/shared/paths.ts'
import type { SignedIn } from '#web/shared/session/session.ts'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import { ButtonLink } from '#web/shared/ui/button/button-link.tsx'
import { PhoneLink } from '#web/shared/ui/spoken/phone-link.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { TaskList } from '#web/shared/ui/task-list/task-list.tsx'

/** The home of a donor without a valid e-mail (scope emlid, rule 4.1). */
export function NoEmailHome({ session }: { session: SignedIn }) {
  const { t } = useTranslation('welcome')
  const { phones, email } = useConfig()
  const number = session.personalNumber
  const subject = encodeURIComponent(withPlainSpaces(t(($) => $.noEmail.subject, { number })))
  return (
    <Stack gap={5}>
      <h1>{t(($) => $.noEmail.title)}</h1>
      <Banner
        tone="warn"
        title={t(($) => $.noEmail.missing)}
        actions={
          <>
            <PhoneLink {...phones.donors} />
            <a href={`mailto:${email}?subject=${subject}`}>{email}</a>
          </>
        }
      >
        <p>{t(($) => $.noEmail.why)}</p>
        <p>
          <SpokenText text={t(($) => $.noEmail.how, { number })} />
        </p>
      </Banner>
      <Stack as="section" gap={3} aria-labelledby="meanwhile">
        <h2 id="meanwhile">{t(($) => $.noEmail.meanwhile)}</h2>
        <TaskList
          tasks={[
            {
              id: 'rating',
              to: paths.rating,
              icon: <Heart />,
              title: t(($) => $.noEmail.rating),
              detail: t(($) => $.noEmail.ratingDetail),
            },
            {
              id: 'consent',
              to: paths.consentConfirmation,
              icon: <ShieldCheck />,
              title: t(($) => $.noEmail.consent),
              detail: t(($) => $.noEmail.consentDetail),
            },
            {
              id: 'give',
              to: paths.howToHelp,
              icon: <HandHeart />,
              title: t(($) => $.noEmail.give),
              detail: t(($) => $.noEmail.giveDetail),
            },
          ]}
        />
      </Stack>
      <div>
        <ButtonLink variant="secondary" to={paths.logout}>
          <LogOut aria-hidden="true" />
          {t(($) => $.noEmail.logOut)}
        </ButtonLink>
      </div>
    </Stack>
  )
}
