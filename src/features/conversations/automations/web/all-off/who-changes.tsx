import { Text } from '@mantine/core'
import { useCan } from '../../../../access/sign-in/web/public.ts'

const list = new Intl.ListFormat('en', { type: 'disjunction' })

/** Tells people who can’t change automations that Admins can, by name where known. */
export const WhoChanges = ({ admins, mb = 0 }: { admins: readonly string[]; mb?: 'md' | 0 }) =>
  useCan('users:manage') ? null : (
    <Text size="sm" mb={mb}>
      Only Admins can change automations.{admins.length > 0 ? ` Ask ${list.format(admins)}.` : ''}
    </Text>
  )
