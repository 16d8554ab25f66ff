import { type ChangeEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { KnownLink } from '../../shared/navigation/known-paths.tsx'
import { paths } from '../../shared/paths.ts'
import { RadioField } from '../../shared/ui/fields/radio-field.tsx'
import { TextField } from '../../shared/ui/fields/text-field.tsx'
import styles from './choice.module.css'
import { type Giver, isAngelNumber } from './giver.ts'

type GiverChoiceProps = { giver: Giver; onChoose: (giver: Giver) => void }

/** The donor's number: known for a signed-in donor, otherwise typed. */
export function GiverChoice({ giver, onChoose }: GiverChoiceProps) {
  const { t } = useTranslation('giving')
  if (giver.kind === 'known') return <p className={styles.own}>{t(($) => $.giver.known, { number: giver.number })}</p>

  const choose = ({ target: { value } }: ChangeEvent<HTMLInputElement>) =>
    onChoose(value === 'typed' ? { kind: 'typed', number: '' } : { kind: 'anonymous' })

  return (
    <>
      <RadioField
        name="giver"
        label={t(($) => $.giver.question)}
        defaultValue={giver.kind}
        onChange={choose}
        choices={[
          { value: 'anonymous', label: t(($) => $.giver.anonymous), hint: t(($) => $.giver.anonymousHint) },
          { value: 'typed', label: t(($) => $.giver.typed), hint: t(($) => $.giver.typedHint) },
        ]}
      />
      {giver.kind === 'typed' && (
        <NumberTyped number={giver.number} onType={(number) => onChoose({ kind: 'typed', number })} />
      )}
      <KnownLink className="standalone-link" to={paths.registration}>
        {t(($) => $.giver.register)}
      </KnownLink>
    </>
  )
}

/** Validates the digits when the donor leaves the field; accepts valid ones at once. */
function NumberTyped({ number, onType }: { number: string; onType: (number: string) => void }) {
  const { t } = useTranslation('giving')
  const [wasLeft, setLeft] = useState(false)
  const isWrong = wasLeft && number !== '' && !isAngelNumber(number)
  return (
    <TextField
      name="angelNumber"
      label={t(($) => $.giver.number)}
      hint={t(($) => $.giver.numberHint)}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="done"
      width="short"
      maxCharacters={20}
      defaultValue={number}
      onChange={({ target }) => onType(target.value.replace(/\s/g, ''))}
      onBlur={() => setLeft(true)}
      error={isWrong ? t(($) => $.giver.numberWrong) : undefined}
    />
  )
}
