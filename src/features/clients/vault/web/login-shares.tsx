import { Button, CloseButton, Group, NativeSelect, Select, Text, Title } from '@mantine/core'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { DayField } from '../../../../platform/web/day-field/day-field.tsx'
import { filterIgnoringAccents } from '../../../../platform/web/filter-ignoring-accents.ts'
import { useForm } from '../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { formatDay } from '../../../../rules/day.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { showProblem, showToast } from '../../../../ui/notice/show-toast.ts'
import { useMe } from '../../../access/sign-in/web/public.ts'
import { shareLogin } from '../contract/changes.ts'
import { loginPeople } from '../contract/vault.ts'
import type { AccessLevel } from '../rules/access.ts'
import { accessWords } from './create-login-columns.tsx'
import type { LoginEntry } from './login-entry.ts'
import css from './logins.module.css'

const levels = [
  { value: 'use', label: 'Use: copy, not see' },
  { value: 'see', label: 'See: copy and see' },
  { value: 'edit', label: 'Edit: everything' },
]
const parseLevel = (value: string): AccessLevel => (value === 'see' || value === 'edit' ? value : 'use')

const ShareForm = ({ entry: { login } }: { entry: LoginEntry }) => {
  const me = useMe()
  const share = useCommand(shareLogin)
  const found = useQuery(loginPeople, { organization: login.organization_id })
  const { typed, set, setTyped, bind, told, formProblem, busy, submit } = useForm(
    { user_id: '', level: 'use', until: '' },
    'Couldn’t share it. Try again.',
  )
  const people = (found.data?.people ?? []).filter(({ id }) => id !== login.owner_id && id !== me?.user.id)
  const save = () =>
    submit(async () => {
      const level = parseLevel(typed.level)
      await share.mutateAsync({ id: login.id, user_id: typed.user_id, level, until: typed.until })
      showToast(`Shared with ${people.find(({ id }) => id === typed.user_id)?.name ?? 'them'}: ${accessWords[level]}.`)
      setTyped({ user_id: '', level: 'use', until: '' })
    })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {formProblem ? <Alert>{formProblem}</Alert> : null}
      <Group align="flex-start" gap="xs" mt="xs">
        <Select
          label="Share with"
          placeholder="A colleague"
          searchable
          filter={filterIgnoringAccents}
          nothingFoundMessage="No one else can use logins here"
          data={people.map(({ id, name }) => ({ value: id, label: name }))}
          value={typed.user_id || null}
          onChange={(id) => set('user_id', id ?? '')}
          error={told?.fields.user_id}
          style={{ flex: '1 1 160px' }}
        />
        <NativeSelect
          label="Access"
          data={levels}
          value={typed.level}
          onChange={(event) => set('level', event.currentTarget.value)}
          style={{ flex: '1 1 150px' }}
        />
        <DayField label="Last day" placeholder="No end" style={{ flex: '1 1 100px' }} {...bind('until')} />
      </Group>
      <Button type="submit" variant="light" mt="xs" loading={busy} disabled={typed.user_id === ''}>
        Share
      </Button>
    </form>
  )
}

/** People with access other than the owner and Admins, and a form to add one. */
export const LoginShares = ({ entry }: { entry: LoginEntry }) => {
  const { login, shares } = entry
  const share = useCommand(shareLogin)
  const take = async (userId: string, name: string) => {
    try {
      await share.mutateAsync({ id: login.id, user_id: userId, level: 'none' })
      showToast(`${name} no longer has access.`)
    } catch (error) {
      showProblem(getErrorMessage(error, 'Couldn’t change it. Try again.'))
    }
  }
  return (
    <section aria-label="Access">
      <Title order={3} size="h4" mb="xs">
        Access
      </Title>
      <Text size="sm" c="dimmed">
        The owner and Admins have full access.
      </Text>
      <ul className={css.list} aria-label="Shared with">
        {shares.map(({ user_id, name, level, until, ended }) => (
          <li key={user_id}>
            <span>{name}</span>
            <Text span size="xs" c="dimmed">
              {accessWords[level]}
              {until ? ` · ${ended ? 'ended' : 'until'} ${formatDay(until)}` : ''}
            </Text>
            <CloseButton
              size="sm"
              ml="auto"
              aria-label={`Remove access for ${name}`}
              onClick={() => void take(user_id, name)}
            />
          </li>
        ))}
      </ul>
      {login.until === null ? <ShareForm entry={entry} /> : null}
    </section>
  )
}
