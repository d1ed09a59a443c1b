import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { CandidateRow } from '../../contract/directory.ts'
import type { CandidateQuery, Selection } from '../../shapes/directory.ts'
import type { SeenStatuses } from '../subject.ts'

type State = { mode: boolean; all: boolean; ids: ReadonlySet<string>; seen: SeenStatuses }
const nothing: State = { mode: false, all: false, ids: new Set(), seen: {} }

/**
 * Who is selected: some ids, or all that match but a few (`ids` are then the exceptions). A new question to the
 * server ends "all that match", because it meant the old one. The status that someone had when they were selected is kept.
 */
export const useSelection = (query: CandidateQuery, total: number, rows: readonly CandidateRow[] | null) => {
  const [state, setState] = useState(nothing)
  const key = JSON.stringify(query)
  const [asked, setAsked] = useState(key)
  if (asked !== key) {
    setAsked(key)
    setState(({ mode }) => ({ ...nothing, mode }))
  }
  const { mode, all, ids, seen } = state
  const count = all ? Math.max(0, total - ids.size) : ids.size
  const has = useCallback((id: string) => ids.has(id) !== all, [ids, all])
  const onPage = useRef(rows)
  useEffect(() => {
    onPage.current = rows
  }, [rows])
  const set = useCallback((changed: readonly string[], selected: boolean) => {
    const shown = (onPage.current ?? [])
      .filter(({ id }) => changed.includes(id))
      .map(({ id, status }) => [id, status] as const)
    const looked: SeenStatuses = Object.fromEntries(shown)
    setState((now) => {
      const next = new Set(now.ids)
      for (const id of changed) {
        if (selected !== now.all) next.add(id)
        else next.delete(id)
      }
      return { ...now, ids: next, seen: { ...now.seen, ...looked } }
    })
  }, [])
  const clear = useCallback(() => setState(({ mode }) => ({ ...nothing, mode })), [])
  const selection = useMemo<Selection>(
    () => (all ? { query, except: [...ids], expected: count } : { ids: [...ids] }),
    [all, ids, query, count],
  )
  const selectAll = useCallback(() => setState({ ...nothing, mode: true, all: true }), [])
  const setMode = useCallback((on: boolean) => setState({ ...nothing, mode: on }), [])
  return useMemo(
    () => ({ mode, all, count, selection, seen, has, set, clear, selectAll, setMode }),
    [mode, all, count, selection, seen, has, set, clear, selectAll, setMode],
  )
}
export type SelectionState = ReturnType<typeof useSelection>
