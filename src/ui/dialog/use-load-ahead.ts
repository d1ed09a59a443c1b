import { useEffect } from 'react'
import { useHasInteracted } from './user-activity.ts'

/** Loads late code with the first sign of someone; what fails is tried again when it is needed. */
export const useLoadAhead = (load: () => Promise<unknown>) => {
  const isSomebodyHere = useHasInteracted()
  useEffect(() => {
    if (isSomebodyHere) void load().catch(() => undefined)
  }, [isSomebodyHere, load])
}
