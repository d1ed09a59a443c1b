import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { lazyComponent } from '../../../ui/lazy.tsx'

const CandidatePanel = lazyComponent(
  async () => (await import('../../../features/candidate-panel/web/panel/candidate-panel.tsx')).CandidatePanel,
)
const console = getRouteApi('/_console')

/** The candidate panel over whichever page is open; it comes into being when it is asked for first. */
export const PanelHost = () => {
  const search = console.useSearch()
  const [asked, setAsked] = useState(false)
  if (search.panel !== undefined && !asked) setAsked(true)
  return asked ? <CandidatePanel {...search} /> : null
}
