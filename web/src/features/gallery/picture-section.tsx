import { useTranslation } from 'react-i18next'
import { HandsPicture } from '#web/shared/ui/illustrations/hands-picture.tsx'
import { HeartPicture } from '#web/shared/ui/illustrations/heart-picture.tsx'
import { HousePicture } from '#web/shared/ui/illustrations/house-picture.tsx'
import { LetterPicture } from '#web/shared/ui/illustrations/letter-picture.tsx'
import { WingPicture } from '#web/shared/ui/illustrations/wing-picture.tsx'
import styles from './gallery.module.css'
import { Section } from './section.tsx'

const pictures = [
  ['wing', WingPicture],
  ['heart', HeartPicture],
  ['house', HousePicture],
  ['hands', HandsPicture],
  ['letter', LetterPicture],
] as const

export function PictureSection() {
  const { t } = useTranslation('gallery')
  return (
    <Section name="pictures">
      <div className={styles.pictures}>
        {pictures.map(([name, Picture]) => (
          <figure key={name}>
            <Picture />
            <figcaption>{t(($) => $.pictures[name])}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  )
}
