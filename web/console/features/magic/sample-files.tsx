import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../src/shared/ui/button.tsx'
import { saveFile } from '../../../src/shared/ui/save-file.ts'
import { Section } from '../../shared/section.tsx'
import tools from '../../shared/tools.module.css'
import styles from './magic.module.css'
import { samplePdf } from './sample-pdf.ts'

/** A picture of the default scenario. */
const photo = new URL('../../../../mock-server/src/scenarios/pictures/kite.jpg', import.meta.url).href

/** A photo and a document to download, for a tester who has none to upload. */
export function SampleFiles() {
  const { t } = useTranslation('console-tools')
  return (
    <Section title={t(($) => $.magic.samples.title)}>
      <p className={tools.words}>{t(($) => $.magic.samples.words)}</p>
      <p className={styles.samples}>
        <a href={photo} download={t(($) => $.magic.samples.photoFile)}>
          <Download aria-hidden="true" />
          {t(($) => $.magic.samples.photo)}
        </a>
        <Button className={tools.control} onClick={() => saveFile(samplePdf(t(($) => $.magic.samples.documentFile)))}>
          <Download aria-hidden="true" />
          {t(($) => $.magic.samples.document)}
        </Button>
      </p>
    </Section>
  )
}
