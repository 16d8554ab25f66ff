import { useTranslation } from 'react-i18next'
import { Card } from '#web/shared/ui/card/card.tsx'
import { EmailField } from '#web/shared/ui/fields/email-field.tsx'
import { NumberField } from '#web/shared/ui/fields/number-field.tsx'
import { PasswordField } from '#web/shared/ui/fields/password-field.tsx'
import { PhoneField } from '#web/shared/ui/fields/phone-field.tsx'
import { TextAreaField } from '#web/shared/ui/fields/text-area-field.tsx'
import { TextField } from '#web/shared/ui/fields/text-field.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import styles from './gallery.module.css'
import { ChoiceCard, PickCard } from './pick-card.tsx'
import { Section } from './section.tsx'

export function FieldSection() {
  const { t } = useTranslation('gallery')
  return (
    <Section name="fields">
      <div className={styles.grid}>
        <Card>
          <Stack gap={5}>
            <TextField name="city" label={t(($) => $.fields.plain)} autoComplete="address-level2" optional />
            <TextField name="user" label={t(($) => $.fields.hinted)} hint={t(($) => $.fields.hintedHint)} />
            <TextField
              name="company"
              label={t(($) => $.fields.bottom)}
              hint={t(($) => $.fields.bottomHint)}
              hintPlacement="bottom"
            />
            <EmailField
              name="contact.email"
              label={t(($) => $.fields.error)}
              defaultValue="jana@"
              errors={{ contact: { email: t(($) => $.fields.errorText) } }}
            />
            <TextField name="symbol" label={t(($) => $.fields.disabled)} defaultValue="10000001" disabled />
          </Stack>
        </Card>
        <Card>
          <Stack gap={5}>
            <NumberField
              name="amount"
              label={t(($) => $.fields.number)}
              hint={t(($) => $.fields.numberHint)}
              min={21}
              max={50_000}
              blockExponent
              blockArrows
            />
            <PasswordField
              name="password"
              label={t(($) => $.fields.password)}
              defaultValue="andel123"
              autoComplete="off"
            />
            <PhoneField name="phone" label={t(($) => $.fields.phone)} hint={t(($) => $.fields.phoneHint)} />
            <TextAreaField
              name="message"
              label={t(($) => $.fields.textarea)}
              hint={t(($) => $.fields.textareaHint)}
              maxCharacters={2000}
            />
          </Stack>
        </Card>
        <PickCard />
        <ChoiceCard />
      </div>
      <Card>
        <TextField
          name="doctor"
          label={t(($) => $.fields.right)}
          hint={t(($) => $.fields.rightHint)}
          hintPlacement="right"
        />
      </Card>
    </Section>
  )
}
