import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { lazyBody } from '../lazy.tsx'
import { useHasInteracted } from './user-activity.ts'

type Way<Props> = { isOpen: (props: Props) => boolean; closed: (props: Props) => Props }

/**
 * Dialogs whose code a first visit does not need: it comes with the first sign of someone, or when one is opened. They begin closed,
 * also where one is already asked for: what had the focus when it opens has it again when it closes.
 */
export const lazyDialogs = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isOpen, closed }: Way<Props>,
) => {
  const Late = lazyBody(load)
  const Mounted = (props: Props) => {
    const [isHere, setHere] = useState(false)
    useEffect(() => setHere(true), [])
    return <Late {...(isHere ? props : closed(props))} />
  }
  return (props: Props) => {
    const isSomebodyHere = useHasInteracted()
    const [wanted, setWanted] = useState(false)
    const isWanted = wanted || isSomebodyHere || isOpen(props)
    if (isWanted && !wanted) setWanted(true)
    return isWanted ? (
      <Suspense fallback={null}>
        <Mounted {...props} />
      </Suspense>
    ) : null
  }
}

/** The same for one dialog. */
export const lazyDialog = <Props extends { opened: boolean }>(load: () => Promise<ComponentType<Props>>) =>
  lazyDialogs(load, { isOpen: ({ opened }) => opened, closed: (props) => ({ ...props, opened: false }) })
