import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatDateTime } from '../../../ui/format-date-time.ts'
import css from './console.module.css'

const attribute = 'data-mantine-color-scheme'

/** Header of a printed page: the clinic and the moment. Paper gets light colors, also from a dark screen. */
export const PrintHead = ({ clinic }: { clinic: string }) => {
  const [at, setAt] = useState('')
  useEffect(() => {
    const root = document.documentElement
    let scheme: string | null = null
    const begin = () => {
      scheme = root.getAttribute(attribute)
      root.setAttribute(attribute, 'light')
      flushSync(() => setAt(formatDateTime(new Date().toISOString())))
    }
    const end = () => {
      if (scheme !== null) root.setAttribute(attribute, scheme)
      scheme = null
    }
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return (
    <div className={css.printHead} aria-hidden>
      <span>{clinic}</span>
      <span>Printed {at}</span>
    </div>
  )
}
