import { lazyComponent } from '../../../../ui/lazy.tsx'
import { LoadingLines } from '../../../../ui/states.tsx'

const load = async () => (await import('./resume-body.tsx')).ResumeBody

/** Loads a part of a résumé for other screens on demand. It shows `lines` placeholder lines until then. */
export const lazyResume = (label: string, lines: number) =>
  lazyComponent(load, <LoadingLines label={label} lines={lines} />)
