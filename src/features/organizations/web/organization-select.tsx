import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { OrganizationChoiceProps } from './organization-choice.tsx'

const OrganizationChoice = lazy(() =>
  import('./organization-choice.tsx').then(({ OrganizationChoice }) => ({ default: OrganizationChoice })),
)

/** One of all organizations, found by typing; for platform staff. Without a label it is a filter. Loaded when it is shown. */
export const OrganizationSelect = (props: OrganizationChoiceProps) => (
  <Suspense fallback={<Skeleton height={36} width={props.label ? '100%' : 220} radius="md" />}>
    <OrganizationChoice {...props} />
  </Suspense>
)
