import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'

/**
 * A component whose code comes after the first paint: what is closed at first costs a first visit nothing. Until it is here `wait`
 * stands in its place, so that nothing jumps; by default nothing does. `bring` brings the code ahead: what begins when it is here
 * stands there at once.
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  wait: ReactNode | ((props: Props) => ReactNode) = null,
) => {
  let here: ComponentType<Props> | null = null
  const bring = async () => {
    here = await load()
    return here
  }
  const Late = lazyBody(bring)
  const Shown = (props: Props) => {
    // As it began: another component in its place would lose what was typed.
    const [Here] = useState(() => here)
    return Here ? (
      <Here {...props} />
    ) : (
      <Suspense fallback={typeof wait === 'function' ? wait(props) : wait}>
        <Late {...props} />
      </Suspense>
    )
  }
  return Object.assign(Shown, { bring })
}

/** The same for the body of a dialog or a drawer, which itself shows that it is on its way and takes the focus when it is here. */
export const lazyBody = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }))
