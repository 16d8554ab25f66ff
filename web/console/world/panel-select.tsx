import styles from './panel-select.module.css'

export type PanelSelectProps = {
  label: string
  value: string
  onChange: (value: string) => void
  choices: readonly { value: string; label: string }[]
}

/** A small filter in the heading of a panel. */
export function PanelSelect({ label, value, onChange, choices }: PanelSelectProps) {
  return (
    <select
      className={styles.select}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}
