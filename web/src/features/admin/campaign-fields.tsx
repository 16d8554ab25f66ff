import { type ChangeEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { slug } from '../../shared/format/slug.ts'
import { TextField } from '../../shared/ui/fields/text-field.tsx'
import { Stack } from '../../shared/ui/stack.tsx'

/** The limit of the contract. */
const LONGEST = 64

/** The slug follows the typed name (rule 1.10) while the administrator has not typed one. */
export function CampaignFields() {
  const { t } = useTranslation('admin')
  const proposed = useRef<HTMLInputElement>(null)
  const isOwn = useRef(false)

  function propose({ target }: ChangeEvent<HTMLInputElement>) {
    if (!isOwn.current && proposed.current) proposed.current.value = slugOf(target.value)
  }

  return (
    <Stack gap={4}>
      <TextField
        name="campaign"
        label={t(($) => $.field.campaign)}
        hint={t(($) => $.hint.campaign)}
        autoComplete="off"
        onChange={propose}
      />
      <TextField
        ref={proposed}
        name="slug"
        label={t(($) => $.field.slug)}
        hint={t(($) => $.hint.slug)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        width="medium"
        maxCharacters={LONGEST}
        onChange={({ target }) => {
          isOwn.current = target.value !== ''
        }}
      />
    </Stack>
  )
}

/** Cut to the length that an address allows, without a trailing dash. */
function slugOf(name: string): string {
  return slug(name).slice(0, LONGEST).replace(/-+$/, '')
}
