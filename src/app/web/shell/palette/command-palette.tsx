import { UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { lazy, useEffect, useState } from 'react'
import { Dialog } from '../../../../ui/dialog.tsx'
import css from './palette.module.css'

const PaletteBody = lazy(() => import('./palette-body.tsx').then(({ PaletteBody }) => ({ default: PaletteBody })))

/** The way to everything: a button in the header, and Ctrl K (⌘ K) from anywhere. */
export const CommandPalette = () => {
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
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
      <Dialog opened={opened} onClose={() => setOpened(false)} title="Search or jump to" size="lg">
        <PaletteBody onDone={() => setOpened(false)} />
      </Dialog>
    </>
  )
}
