import { type ComponentType, lazy, type ReactNode, Suspense, startTransition, useEffect, useState } from 'react'

/** Loads once; where that failed it is tried again. */
const once = <T,>(load: () => Promise<T>) => {
  let coming: Promise<T> | null = null
  return async () => {
    coming ??= load()
    try {
      return await coming
    } catch (error) {
      coming = null
      throw error
    }
  }
}

/**
 * Creates a component whose code comes after the first paint: a closed part costs a first visit nothing. Until it is
 * here `wait` takes its place, so that nothing jumps; by default nothing does. `bring` loads the code ahead: a part
 * that begins when it is here is there at once. It is drawn when it came and in pieces, so that no one who types waits;
 * React's own way for late code would delay it for up to 300 ms when something else had just been waited for.
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  wait: ReactNode | ((props: Props) => ReactNode) = null,
) => {
  let here: ComponentType<Props> | null = null
  const bring = once(async () => {
    here = await load()
    return here
  })
  const Shown = (props: Props) => {
    const [Here, setHere] = useState(() => {
      if (!here) void bring().catch(() => undefined)
      return here
    })
    const [failed, setFailed] = useState<{ why: unknown } | null>(null)
    const isHere = Here !== null
    useEffect(() => {
      if (isHere) return undefined
      let isGone = false
      const show = (One: ComponentType<Props>) => {
        if (!isGone) startTransition(() => setHere(() => One))
      }
      const fail = (why: unknown) => {
        if (!isGone) setFailed({ why })
      }
      void bring().then(show, fail)
      return () => {
        isGone = true
      }
    }, [isHere])
    if (failed) throw failed.why
    const waiting = typeof wait === 'function' ? wait(props) : wait
    return Here ? (
      <Suspense fallback={waiting}>
        <Here {...props} />
      </Suspense>
    ) : (
      waiting
    )
  }
  return Object.assign(Shown, { bring })
}

/** The same for the body of a dialog or a drawer, which itself shows that it is on its way and takes the focus when it is here. */
export const lazyBody = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }))
