import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '#web/shared/ui/class-names.ts'
import { CheckboxField } from '#web/shared/ui/fields/checkbox-field.tsx'
import { Stack } from '#web/shared/ui/stack.tsx'
import { ActionSection } from './action-section.tsx'
import { AlertSection } from './alert-section.tsx'
import { AppearanceSection } from './appearance-section.tsx'
import { EngineSection } from './engine-section.tsx'
import { FieldSection } from './field-section.tsx'
import { FormSection } from './form-section.tsx'
import styles from './gallery.module.css'
import { ListSection } from './list-section.tsx'
import { MarkdownSection } from './markdown-section.tsx'
import { MessageSection } from './message-section.tsx'
import { PeopleSection } from './people-section.tsx'
import { PictureSection } from './picture-section.tsx'
import { RatingSection } from './rating-section.tsx'
import { StatusSection } from './status-section.tsx'
import { UploadSection } from './upload-section.tsx'
import { WaitingSection } from './waiting-section.tsx'

/**
 * Every component and alert in every state (issue: /test); a button switches to the type size of
 * families.
 */
export function Gallery() {
  const { t } = useTranslation('gallery')
  const [large, setLarge] = useState(false)
  return (
    <div className={cx(styles.page, large && 'recipient')}>
      <Stack gap={6}>
        <Stack gap={2}>
          <h1>{t(($) => $.title)}</h1>
          <p className="soft">{t(($) => $.intro)}</p>
          <CheckboxField
            name="recipientSize"
            label={t(($) => $.recipientSize)}
            onChange={(event) => setLarge(event.currentTarget.checked)}
          />
        </Stack>
        <AppearanceSection />
        <ActionSection />
        <MessageSection />
        <StatusSection />
        <ListSection />
        <WaitingSection />
        <PeopleSection />
        <RatingSection />
        <FieldSection />
        <FormSection />
        <EngineSection />
        <UploadSection />
        <AlertSection />
        <MarkdownSection />
        <PictureSection />
      </Stack>
    </div>
  )
}
