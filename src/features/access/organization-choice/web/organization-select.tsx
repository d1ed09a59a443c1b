import { Input, Skeleton } from '@mantine/core'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import type { OrganizationChoiceProps } from './organization-choice.tsx'

const labelHeight = 21

/** One of all organizations, found by typing; for platform staff. Without a label it is a filter. Loaded when it is shown. */
export const OrganizationSelect = lazyComponent(
  async () => (await import('./organization-choice.tsx')).OrganizationChoice,
  // As large as the field, wherever it is: a field in a row of filters is as wide as its input.
  ({ label }: OrganizationChoiceProps) => (
    <div style={label ? { paddingTop: labelHeight } : { width: 220 }}>
      <Skeleton radius="md">
        <Input aria-hidden readOnly tabIndex={-1} rightSection={<span />} />
      </Skeleton>
    </div>
  ),
)
