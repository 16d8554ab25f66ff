import { useRef, useState } from 'react'

type Typed<Name extends string> = Readonly<Record<Name, string>>

/** The present values of a few fields of an uncontrolled form, for hints during typing. */
export function useTyped<Name extends string>(given: Typed<Name>) {
  const box = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState(given)

  /** For `onChange` of the element around the fields, whose `ref` is `box`: a change of a field bubbles there. */
  function follow() {
    const entries = Object.keys(given).map((name) => [name, textOf(box.current, name)] as const)
    setTyped(Object.fromEntries(entries) as Typed<Name>)
  }

  return { box, typed, follow }
}

function textOf(box: HTMLElement | null, name: string): string {
  const controls = Array.from(box?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? [])
  return controls.find((control) => control.name === name)?.value ?? ''
}
