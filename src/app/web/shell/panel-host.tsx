import { useMounted } from '@mantine/hooks'
import { getRouteApi } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import type { PanelSearch } from '../../../platform/web/panel/panel-search.ts'
import { useHasInteracted } from '../../../ui/dialog/user-activity.ts'
import { showProblem } from '../../../ui/notice/show-toast.ts'

type Panel = ComponentType<PanelSearch>
const load = async (): Promise<Panel> =>
  (await import('../../../features/home/profile/web/panel/candidate-panel.tsx')).CandidatePanel
const consoleRoute = getRouteApi('/_console')
const closed: PanelSearch = { panel: undefined, part: undefined, act: undefined }

/** Links to someone's panel. */
const leads = 'a[href*="panel="], [data-panel]'

/**
 * The panel's code, on its way when someone is there and the page is at rest, as soon as the pointer or the focus is on what leads to
 * it, or when an address asks for it.
 */
const usePanelCode = (isAsked: boolean) => {
  const isSomebodyHere = useHasInteracted()
  const [loaded, setLoaded] = useState<{ Panel: Panel } | null>(null)
  useEffect(() => {
    if (loaded) return undefined
    let isHere = true
    const get = async () => {
      try {
        const Panel = await load()
        if (isHere) setLoaded({ Panel })
      } catch {
        if (isHere && isAsked) showProblem('Couldn’t open the candidate. Reload the page.')
      }
    }
    const onNear = ({ target }: Event) => {
      if (target instanceof Element && target.closest(leads)) void get()
    }
    if (isAsked || isSomebodyHere) void get()
    document.addEventListener('pointerover', onNear)
    document.addEventListener('focusin', onNear)
    return () => {
      isHere = false
      document.removeEventListener('pointerover', onNear)
      document.removeEventListener('focusin', onNear)
    }
  }, [loaded, isAsked, isSomebodyHere])
  return loaded?.Panel ?? null
}

/**
 * Closed for a moment, then as in the address: the element with the focus when it opened has it again when it closes.
 */
const Mounted = ({ Panel, search }: { Panel: Panel; search: PanelSearch }) => {
  const isHere = useMounted()
  return <Panel {...(isHere ? search : closed)} />
}

/** The candidate panel over any open page; it is created when it is about to open. */
export const PanelHost = () => {
  const search = consoleRoute.useSearch()
  const Panel = usePanelCode(search.panel !== undefined)
  return Panel ? <Mounted Panel={Panel} search={search} /> : null
}
