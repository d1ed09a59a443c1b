import { type ReactNode, useState } from 'react'
import css from '../figure.module.css'

/** A drawing's numbers as a table, opened on demand. `of` distinguishes several on a page. */
export const AsTable = ({ of, children }: { of: string; children: ReactNode }) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={css.numbers} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary aria-label={`As a table: ${of}`}>As a table</summary>
      {isOpen ? children : null}
    </details>
  )
}
