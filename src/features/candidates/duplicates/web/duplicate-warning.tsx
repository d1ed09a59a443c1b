import { Anchor, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { getPage } from '../../directory/rules/candidate-link.ts'
import { findDuplicates } from '../contract/duplicates.ts'

type FormValues = { full_name: string; email_address: string; phone_number: string; city: string }
const pause = 300

/** Likely duplicates of the person being typed. Loads a moment after the typing pauses. */
export const DuplicateWarning = ({ typed, organizationId }: { typed: FormValues; organizationId: string | null }) => {
  const [full_name] = useDebouncedValue(typed.full_name, pause)
  const [email_address] = useDebouncedValue(typed.email_address, pause)
  const [phone_number] = useDebouncedValue(typed.phone_number, pause)
  const [city] = useDebouncedValue(typed.city, pause)
  const asked: FormValues = { full_name, email_address, phone_number, city }
  const enabled = Boolean(asked.email_address.trim() || asked.phone_number.trim() || asked.full_name.trim())
  const found = useQuery(
    findDuplicates,
    { ...asked, ...(organizationId ? { organization_id: organizationId } : {}) },
    { enabled, keepPrevious: true },
  )
  const duplicates = enabled ? (found.data?.duplicates ?? []) : []
  if (duplicates.length === 0) return null
  return (
    <div role="status">
      <Alert kind="note">
        {duplicates.length === 1 ? 'Someone on file may be the same person:' : 'These may be the same person:'}
        {duplicates.slice(0, 3).map((other) => (
          <Text key={other.id} size="sm">
            <Anchor
              fw={600}
              c="inherit"
              underline="always"
              renderRoot={(props) => <Link {...props} {...getPage(other)} target="_blank" />}
            >
              {other.name || 'Unknown'}
            </Anchor>
            : {other.reasons.join(', ').toLowerCase()} · {other.status}
          </Text>
        ))}
        {duplicates.length > 3 ? <Text size="sm">and {duplicates.length - 3} more</Text> : null}
      </Alert>
    </div>
  )
}
