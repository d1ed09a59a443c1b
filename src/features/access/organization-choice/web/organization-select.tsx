import { Skeleton } from '@mantine/core'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import type { OrganizationChoiceProps } from './organization-choice.tsx'

/** One of all organizations, found by typing; for platform staff. Without a label it is a filter. Loaded when it is shown. */
export const OrganizationSelect = lazyComponent(
  async () => (await import('./organization-choice.tsx')).OrganizationChoice,
  ({ label }: OrganizationChoiceProps) => (
    <Skeleton height={36} mt={label ? 21 : 0} width={label ? '100%' : 220} radius="md" />
  ),
)
