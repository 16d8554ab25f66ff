import type { ReactNode } from 'react'
import type { FamilySummary } from '#web/shared/api/wire.ts'
import { Link } from '#web/shared/navigation/navigation.tsx'
import { paths } from '#web/shared/paths.ts'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { FamilyPicture } from './family-picture.tsx'
import styles from './family-row.module.css'
import { useFamilyTexts } from './use-family-texts.ts'

export function FamilyRow({ family, children }: { family: FamilySummary; children?: ReactNode }) {
  const texts = useFamilyTexts()
  return (
    <li>
      <Link className={styles.row} to={paths.familyProfile(family.familyId)}>
        <FamilyPicture photo={family.photo} decorative className={styles.photo} />
        <span className={styles.text}>
          <span className={styles.name}>{texts.nameAndAge(family)}</span>{' '}
          <span className={styles.detail}>
            <SpokenText text={texts.myPart(family)} isName />
          </span>
          {children}
        </span>
      </Link>
    </li>
  )
}
