import { lazyComponent } from '../../../../ui/lazy.tsx'
import { LoadingLines } from '../../../../ui/states.tsx'

const load = async () => (await import('./resume-body.tsx')).ResumeBody

/** What other screens show of a résumé when it is asked for; `lines` stand in its place meanwhile. */
export const lazyResume = (label: string, lines: number) =>
  lazyComponent(load, <LoadingLines label={label} lines={lines} />)
