import { UnstyledButton } from '@mantine/core'
import { IconSearch } from '@reinforce/icons'
import { useEffect, useState } from 'react'
import { lazyDialog } from '../../../../ui/dialog/lazy-dialog.tsx'
import css from './palette.module.css'
import { useTypedAhead } from './use-typed-ahead.ts'

const PaletteDialog = lazyDialog(async () => (await import('./palette-dialog.tsx')).PaletteDialog)

/** The way to everything: a button in the header, and Ctrl K (⌘ K) from anywhere. */
export const CommandPalette = () => {
  const [opened, setOpened] = useState(false)
  const [typed, setTyped] = useState('')
  useTypedAhead(opened, setTyped)
  const close = () => {
    setOpened(false)
    setTyped('')
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      // A key that is held is one key.
      if (event.repeat) return
      setTyped('')
      setOpened((now) => !now)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <UnstyledButton className={css.button} aria-label="Search or jump to" onClick={() => setOpened(true)}>
        <IconSearch size={16} stroke={1.7} aria-hidden />
        <span className={css.word}>Search or jump to…</span>
        <span className={css.key}>Ctrl K</span>
      </UnstyledButton>
      <PaletteDialog opened={opened} onClose={close} typed={typed} onType={setTyped} />
    </>
  )
}
