import { Text } from '@mantine/core'
import { useCan } from '../../../../access/sign-in/web/public.ts'

const list = new Intl.ListFormat('en', { type: 'disjunction' })

/** Whom to ask for a change, for people who can’t make it: the Admins by name where they are known. */
export const WhoChanges = ({ admins, mb = 0 }: { admins: readonly string[]; mb?: 'md' | 0 }) =>
  useCan('users:manage') ? null : (
    <Text size="sm" mb={mb}>
      Only Admins can change automations.{admins.length > 0 ? ` Ask ${list.format(admins)}.` : ''}
    </Text>
  )
