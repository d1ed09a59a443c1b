import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { PanelSearch } from './panel-search.ts'

const closed: PanelSearch = { panel: undefined, part: undefined, act: undefined }

/** Changes which panel is open; `replace` when it is no step to come back to. */
export const usePanel = () => {
  const navigate = useNavigate()
  const change = useCallback(
    (next: PanelSearch, replace = false) => {
      void navigate({ to: '.', search: (now: object) => ({ ...now, ...next }), replace, resetScroll: false })
    },
    [navigate],
  )
  const open = useCallback((panel: string, part?: PanelSearch['part']) => change({ ...closed, panel, part }), [change])
  const close = useCallback(() => change(closed, true), [change])
  return { change, open, close }
}
