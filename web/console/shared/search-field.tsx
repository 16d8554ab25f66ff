import styles from './tools.module.css'

type SearchFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  placeholder?: string
  className?: string | undefined
}

/** A search above a list, which narrows during typing. */
export function SearchField({
  label,
  value,
  onChange,
  placeholder = label,
  className = styles.search,
}: SearchFieldProps) {
  return (
    <input
      type="search"
      className={className}
      aria-label={label}
      placeholder={placeholder}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
