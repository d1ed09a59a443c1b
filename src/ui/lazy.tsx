import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

/**
 * A component whose code comes after the first paint: what is closed at first costs a first visit nothing. Until it is here `wait`
 * stands in its place, so that nothing jumps; by default nothing does.
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  wait: ReactNode | ((props: Props) => ReactNode) = null,
) => {
  const Late = lazyBody(load)
  return (props: Props) => (
    <Suspense fallback={typeof wait === 'function' ? wait(props) : wait}>
      <Late {...props} />
    </Suspense>
  )
}

/** The same for the body of a dialog or a drawer, which itself shows that it is on its way and takes the focus when it is here. */
export const lazyBody = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }))
