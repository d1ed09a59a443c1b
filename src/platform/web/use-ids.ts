import { useCallback, useState } from 'react'

/** A set of selected ids. */
export const useIds = () => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const set = useCallback((changed: readonly string[], selected: boolean) => {
    setIds((now) => {
      const next = new Set(now)
      for (const id of changed) {
        if (selected) next.add(id)
        else next.delete(id)
      }
      return next
    })
  }, [])
  return { ids, has: (id: string) => ids.has(id), set, clear: () => setIds(new Set()) }
}
