import { type ComponentType, lazy, Suspense } from 'react'

/** A component whose code comes after the first paint: what is closed at first costs a first visit nothing. */
export const late = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const Late = lazy(async () => ({ default: await load() }))
  return (props: Props) => (
    <Suspense fallback={null}>
      <Late {...props} />
    </Suspense>
  )
}
