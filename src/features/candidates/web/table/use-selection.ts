import { useCallback, useMemo, useState } from 'react'
import type { CandidateQuery, Selection } from '../../shapes.ts'

type State = { mode: boolean; all: boolean; ids: ReadonlySet<string> }
const nothing: State = { mode: false, all: false, ids: new Set() }

/**
 * Who is selected: some ids, or all that match but a few (`ids` are then the exceptions). A new question to the
 * server ends "all that match", because it meant the old one.
 */
export const useSelection = (query: CandidateQuery, total: number) => {
  const [state, setState] = useState(nothing)
  const key = JSON.stringify(query)
  const [asked, setAsked] = useState(key)
  if (asked !== key) {
    setAsked(key)
    setState(({ mode }) => ({ ...nothing, mode }))
  }
  const { mode, all, ids } = state
  const count = all ? Math.max(0, total - ids.size) : ids.size
  const has = useCallback((id: string) => ids.has(id) !== all, [ids, all])
  const set = useCallback((changed: readonly string[], selected: boolean) => {
    setState((now) => {
      const next = new Set(now.ids)
      for (const id of changed) {
        if (selected !== now.all) next.add(id)
        else next.delete(id)
      }
      return { ...now, ids: next }
    })
  }, [])
  const clear = useCallback(() => setState(({ mode }) => ({ ...nothing, mode })), [])
  const selection = useMemo<Selection>(
    () => (all ? { query, except: [...ids], expected: count } : { ids: [...ids] }),
    [all, ids, query, count],
  )
  const selectAll = useCallback(() => setState({ mode: true, all: true, ids: new Set() }), [])
  const setMode = useCallback((on: boolean) => setState({ ...nothing, mode: on }), [])
  return useMemo(
    () => ({ mode, all, count, selection, has, set, clear, selectAll, setMode }),
    [mode, all, count, selection, has, set, clear, selectAll, setMode],
  )
}
export type SelectionState = ReturnType<typeof useSelection>
