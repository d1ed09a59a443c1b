import { useEffect } from 'react'
import { setShortcutsOpen, useShortcutsOpen } from '../../../../platform/web/shortcuts-open.ts'
import { lazyDialog } from '../../../../ui/dialog/lazy-dialog.tsx'
import { useKeys } from '../../../../ui/use-keys.ts'

const Shortcuts = lazyDialog(async () => (await import('./shortcuts.tsx')).Shortcuts)

const goToSearch = () => document.querySelector<HTMLInputElement>('main input[type=search]')?.focus()

/** The keys of every screen: ? shows the shortcuts, / goes to the search of a list. */
export const ShortcutKeys = () => {
  useKeys({ '?': () => setShortcutsOpen(true), '/': goToSearch })
  useEffect(() => () => setShortcutsOpen(false), [])
  return <Shortcuts opened={useShortcutsOpen()} onClose={() => setShortcutsOpen(false)} />
}
