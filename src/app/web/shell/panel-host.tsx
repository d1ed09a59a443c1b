import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { lazyComponent } from '../../../ui/lazy.tsx'

const load = async () =>
  (await import('../../../features/candidate-panel/web/panel/candidate-panel.tsx')).CandidatePanel
const CandidatePanel = lazyComponent(load)
const consoleRoute = getRouteApi('/_console')

/** What leads to somebody's panel. */
const leads = 'a[href*="panel="], [data-panel]'

/** The panel's code is on its way as soon as the pointer or the focus is on what leads to it. */
const useEarlyLoad = () => {
  useEffect(() => {
    const onNear = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest(leads)) return
      stop()
      // Should it fail, the opening itself says so.
      void load().catch(() => undefined)
    }
    const stop = () => {
      document.removeEventListener('pointerover', onNear)
      document.removeEventListener('focusin', onNear)
    }
    document.addEventListener('pointerover', onNear)
    document.addEventListener('focusin', onNear)
    return stop
  }, [])
}

/** The candidate panel over whichever page is open; it comes into being when it is asked for first. */
export const PanelHost = () => {
  const search = consoleRoute.useSearch()
  const [asked, setAsked] = useState(false)
  useEarlyLoad()
  if (search.panel !== undefined && !asked) setAsked(true)
  return asked ? <CandidatePanel {...search} /> : null
}
