import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from '#web/shared/config/config-context.tsx'
import { KnownLink, useKnownPath } from '#web/shared/navigation/known-paths.tsx'
import { Link } from '#web/shared/navigation/navigation.tsx'
import { paths } from '#web/shared/paths.ts'
import { ButtonLink } from '#web/shared/ui/button/button-link.tsx'
import { heartPath } from '#web/shared/ui/illustrations/heart-path.ts'
import { PhoneLink } from '#web/shared/ui/spoken/phone-link.tsx'
import styles from './doors.module.css'

/** The links for all visitors: those who want to help, and families whom the foundation helps. */
export function Doors() {
  return (
    <div className={styles.doors}>
      <DonorDoor />
      <StreetLamp />
      <FamilyDoor />
    </div>
  )
}

function DonorDoor() {
  const { t } = useTranslation('welcome')
  const canRegister = useKnownPath(paths.registration)
  return (
    <Door light="heart" title={t(($) => $.donors.title)}>
      <p>{t(($) => $.donors.lead)}</p>
      {canRegister && (
        <ButtonLink variant="primary" wide to={paths.registration}>
          {t(($) => $.donors.register)}
        </ButtonLink>
      )}
      <ul className={styles.ways}>
        <li>
          {t(($) => $.donors.already)}{' '}
          <Link className="standalone-link" to={paths.login}>
            {t(($) => $.donors.logIn)}
          </Link>
        </li>
        <li>
          <KnownLink className="standalone-link" to={paths.howToHelp}>
            {t(($) => $.donors.howToHelp)}
          </KnownLink>
        </li>
      </ul>
    </Door>
  )
}

function FamilyDoor() {
  const { t } = useTranslation('welcome')
  const { phones } = useConfig()
  return (
    <Door light="house" title={t(($) => $.families.title)}>
      <p>{t(($) => $.families.lead)}</p>
      <ButtonLink variant="secondary" wide to={paths.recipientLogin}>
        {t(($) => $.families.logIn)}
      </ButtonLink>
      <ul className={styles.ways}>
        <li>
          {t(($) => $.families.stranger)} <PhoneLink {...phones.recipients} />
        </li>
        <li>
          <KnownLink className="standalone-link" to={paths.requestForm}>
            {t(($) => $.families.request)}
          </KnownLink>
        </li>
      </ul>
    </Door>
  )
}

/** Decorative; shown only if there is room next to the doors. */
function StreetLamp() {
  return (
    <svg viewBox="0 0 64 380" className={styles.post} aria-hidden="true">
      <circle className={styles.halo} cx="32" cy="52" r="32" />
      <path className={styles.glass} d="M20 40h24l6 34H14z" />
      <path className={styles.iron} d="M18 40h28l-6-12H24zM28 28v-8h8v8M14 74h36M20 40l-6 34h36l-6-34M32 74v276" />
      <path className={styles.iron} d="M22 118h20M26 350h12l6 30H20z" />
    </svg>
  )
}

type DoorProps = { light: 'heart' | 'house'; title: string; children: ReactNode }

const signs = {
  heart: { d: heartPath, transform: 'translate(176 60) scale(2)' },
  house: {
    d: 'M0 11 12 1l12 10-1.5 1.8L21 11.6V23h-6v-7H9v7H3V11.6l-1.5 1.2z',
    transform: 'translate(176 59) scale(2)',
  },
}

/** A house door with a lit fanlight above it; the content on it is the link. */
function Door({ light, title, children }: DoorProps) {
  const id = useId()
  const { d, transform } = signs[light]
  return (
    <section className={styles.door} aria-labelledby={id}>
      <svg viewBox="0 0 400 116" className={styles.fanlight} aria-hidden="true">
        <path className={styles.frame} d="M0 116C0 46 88 0 200 0s200 46 200 116z" />
        <path className={styles.light} d="M14 116C16 54 98 12 200 12s184 42 186 104z" />
        <path className={styles.bars} d="M200 116V8M200 116 74 30M200 116 326 30M200 116 20 82M200 116 380 82" />
        <path className={styles.hub} d="M132 116a68 66 0 0 1 136 0z" />
        <path className={styles[light]} d={d} transform={transform} />
      </svg>
      <div className={styles.leaf}>
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </section>
  )
}
