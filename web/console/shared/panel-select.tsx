import styles from './panel-select.module.css'

type Choice = { value: string; label: string }

export type PanelSelectProps = {
  label: string
  value: string
  onChange: (value: string) => void
  choices: readonly Choice[]
  /** The choice that narrows nothing, for a filter. */
  all?: string
}

/** A small choice in the heading of a panel. A value of a filter that nothing has yet stays selected. */
export function PanelSelect({ label, value, onChange, choices, all }: PanelSelectProps) {
  const isOffered = value === '' || choices.some((choice) => choice.value === value)
  const offered = [
    ...(all === undefined ? [] : [{ value: '', label: all }]),
    ...choices,
    ...(isOffered ? [] : [{ value, label: value }]),
  ]
  return (
    <select
      className={styles.select}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {offered.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}
