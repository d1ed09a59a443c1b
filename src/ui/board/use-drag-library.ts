import { useCallback, useState } from 'react'

const load = async () => await import('./drag-library.ts')
export type DragLibrary = Awaited<ReturnType<typeof load>>

/** The library that carries cards, asked for when a pointer comes near: keyboard and menus do without, and a phone mostly, too. */
export const useDragLibrary = () => {
  const [library, setLibrary] = useState<DragLibrary | null>(null)
  const want = useCallback(() => {
    // Without it the keyboard and the menus still move cards; the next pointer asks again.
    if (library === null) load().then(setLibrary, () => undefined)
  }, [library])
  return { library, want }
}
