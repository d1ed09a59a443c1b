import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { PlaceChoiceProps } from './place-choice.tsx'

const PlaceChoice = lazy(() => import('./place-choice.tsx').then(({ PlaceChoice }) => ({ default: PlaceChoice })))

/** A location; platform staff choose its organization first. Loaded when it is shown. */
export const PlaceSelect = (props: PlaceChoiceProps) => (
  <Suspense fallback={<Skeleton height={58} radius="md" />}>
    <PlaceChoice {...props} />
  </Suspense>
)
