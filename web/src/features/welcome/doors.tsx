import { useTranslation } from 'react-i18next'
import { useConfig } from '../../shared/config/config-context.tsx'
import { KnownLink, useKnownPath } from '../../shared/navigation/known-paths.tsx'
import { Link } from '../../shared/navigation/navigation.tsx'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../shared/ui/button-link.tsx'
import { PhoneLink } from '../../shared/ui/phone-link.tsx'
import { Door } from './door.tsx'
import styles from './doors.module.css'
import { StreetLamp } from './street-lamp.tsx'

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
