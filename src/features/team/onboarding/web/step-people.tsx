import { ActionIcon, Button, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@reinforce/icons'
import { useCan } from '../../../access/sign-in/web/public.ts'
import { findFirstAdmin } from '../rules/find-first-admin.ts'
import type { DraftPerson, StepProps } from './draft-data.ts'
import css from './wizard.module.css'

const levels = [
  { value: '', label: 'Staff' },
  { value: 'Manager', label: 'Manager' },
  { value: 'Admin', label: 'Admin' },
]

/** The people with an invitation; the links are shown when all is done. */
export const PeopleStep = ({ data, change, fields }: StepProps) => {
  const { people } = data
  const mayInvite = useCan('users:manage')
  const proposed = mayInvite ? findFirstAdmin(data) : null
  const add = (one: Omit<DraftPerson, 'key'>) => change({ people: [...people, { key: crypto.randomUUID(), ...one }] })
  const set = (key: string, more: Partial<DraftPerson>) =>
    change({ people: people.map((one) => (one.key === key ? { ...one, ...more } : one)) })
  if (!mayInvite && people.length === 0)
    return <Text c="dimmed">Only Admins can invite people. Ask one once the organization exists.</Text>
  return (
    <Stack>
      {people.length === 0 ? (
        <Text c="dimmed">No one invited yet. The first person becomes the clinic’s Admin.</Text>
      ) : null}
      <ol className={css.rows} aria-label="Invitations">
        {people.map((one, at) => (
          <li key={one.key} className={css.row}>
            <TextInput
              label="Email"
              type="email"
              value={one.email}
              error={fields[`invitations.${at}.email`]}
              onChange={(event) => set(one.key, { email: event.currentTarget.value })}
            />
            <TextInput
              label="Full name"
              value={one.full_name}
              error={fields[`invitations.${at}.full_name`]}
              onChange={(event) => set(one.key, { full_name: event.currentTarget.value })}
            />
            <Select
              label="Level"
              data={levels}
              allowDeselect={false}
              value={one.admin_level}
              onChange={(level) => set(one.key, { admin_level: level === 'Manager' || level === 'Admin' ? level : '' })}
            />
            <ActionIcon
              className={css.remove}
              variant="subtle"
              color="gray"
              size={36}
              aria-label={`Remove ${one.email || `person ${at + 1}`}`}
              onClick={() => change({ people: people.filter(({ key }) => key !== one.key) })}
            >
              <IconTrash size={18} stroke={1.7} />
            </ActionIcon>
          </li>
        ))}
      </ol>
      {proposed ? (
        <Group gap="xs">
          <Text style={{ overflowWrap: 'anywhere' }}>
            {[proposed.full_name, proposed.email].filter(Boolean).join(', ')} · first Admin?
          </Text>
          <Button variant="default" size="compact-sm" onClick={() => add(proposed)}>
            Invite as Admin
          </Button>
        </Group>
      ) : null}
      <Group>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} stroke={1.7} />}
          onClick={() => add({ email: '', full_name: '', admin_level: people.length === 0 ? 'Admin' : '' })}
        >
          Add Person
        </Button>
      </Group>
    </Stack>
  )
}
