import { type ChangeEvent, type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { textLimit } from '#web/shared/forms/text-limit.ts'
import { cx } from '../class-names.ts'
import own from './autocomplete-field.module.css'
import { CharactersLeft, useTextLimit } from './characters-left.tsx'
import styles from './field.module.css'
import { type FieldProps, splitField, useFieldAria } from './field-aria.ts'
import { FieldShell } from './field-shell.tsx'

/** Rule 14.13: the delay lets a click on a suggestion arrive. */
const closeAfterBlurMs = 100

/** Texts or words in them that begin with the typed text; ignores case and diacritics. At most 8. */
function matchSuggestions(suggestions: readonly string[], typed: string, limit = 8): readonly string[] {
  const wanted = plain(typed.trim())
  if (wanted === '') return []
  return suggestions
    .filter((suggestion) =>
      plain(suggestion)
        .split(/\s+/)
        .some((_, at, words) => words.slice(at).join(' ').startsWith(wanted)),
    )
    .slice(0, limit)
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

type ListState = { open: boolean; active: number }
const closedList: ListState = { open: false, active: -1 }

/** The state of a list of `count` suggestions after a key; undefined if the key has no effect. */
function moveInList(state: ListState, key: string, count: number): ListState | undefined {
  if (key === 'Escape' && state.open) return closedList
  if (count === 0) return undefined
  if (key === 'ArrowDown') return { open: true, active: state.active + 1 >= count ? 0 : state.active + 1 }
  if (key === 'ArrowUp') return { open: true, active: state.active <= 0 ? count - 1 : state.active - 1 }
  return undefined
}

export type AutocompleteFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'ref' | 'value' | 'width' | 'list'> & {
    suggestions: readonly string[]
    /** The suggestions already match the typed text (they come from the provider); otherwise they are filtered here. */
    filtered?: boolean | undefined
    /** A readable name before a suggestion, which is not part of its value. */
    describe?: ((suggestion: string) => string) | undefined
    onPick?: ((value: string) => void) | undefined
  }

/** Free text with suggestions below it (ARIA combobox): arrow keys select, Enter accepts, Escape closes, any text may be typed. */
export function AutocompleteField(props: AutocompleteFieldProps) {
  const { t } = useTranslation('ui')
  const { field, rest } = splitField(props)
  const { suggestions, filtered = false, describe, onPick, onChange, onBlur, onKeyDown, ...native } = rest
  const aria = useFieldAria(field)
  const input = useRef<HTMLInputElement>(null)
  const blurTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [typed, setTyped] = useState('')
  const [list, setList] = useState<ListState>(closedList)
  const first = native.defaultValue
  const { left, onChange: count } = useTextLimit({ id: aria.id, limit: textLimit, first, onChange })
  const offered = filtered ? suggestions : matchSuggestions(suggestions, typed)
  const open = list.open && offered.length > 0

  useEffect(() => () => clearTimeout(blurTimer.current), [])

  function type(event: ChangeEvent<HTMLInputElement>) {
    setTyped(event.currentTarget.value)
    setList({ open: true, active: -1 })
    count(event)
  }

  function pick(value: string) {
    if (input.current) input.current.value = value
    setTyped(value)
    setList(closedList)
    onPick?.(value)
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event)
    const chosen = offered[list.active]
    if (event.key === 'Enter' && open && chosen !== undefined) {
      event.preventDefault()
      pick(chosen)
      return
    }
    const next = moveInList(list, event.key, offered.length)
    if (next === undefined) return
    event.preventDefault()
    setList(next)
  }

  return (
    <FieldShell field={field} aria={aria}>
      <div className={own.box}>
        <input
          autoComplete="off"
          {...native}
          ref={input}
          type="text"
          role="combobox"
          {...aria.control}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={`${aria.id}-list`}
          aria-activedescendant={open && list.active >= 0 ? `${aria.id}-option-${list.active}` : undefined}
          className={styles.control}
          onChange={type}
          onKeyDown={handleKeyDown}
          onFocus={() => clearTimeout(blurTimer.current)}
          onBlur={(event) => {
            blurTimer.current = setTimeout(() => setList(closedList), closeAfterBlurMs)
            onBlur?.(event)
          }}
        />
        <div
          id={`${aria.id}-list`}
          role="listbox"
          tabIndex={-1}
          aria-labelledby={aria.labelId}
          hidden={!open}
          className={own.list}
        >
          {offered.map((suggestion, index) => (
            <button
              type="button"
              tabIndex={-1}
              key={suggestion}
              id={`${aria.id}-option-${index}`}
              role="option"
              aria-selected={index === list.active}
              className={cx(own.option, index === list.active && own.active)}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => pick(suggestion)}
            >
              {describe ? (
                <>
                  <span>{describe(suggestion)}</span> <span className="soft small">{`(${suggestion})`}</span>
                </>
              ) : (
                suggestion
              )}
            </button>
          ))}
        </div>
      </div>
      <CharactersLeft left={left} />
      <span className="visually-hidden" role="status">
        {open ? t(($) => $.suggestions, { count: offered.length }) : ''}
      </span>
    </FieldShell>
  )
}
