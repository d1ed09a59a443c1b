import { Anchor, Badge, Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconExternalLink, IconPencil, IconRefresh, IconTrash } from '@reinforce/icons'
import { type Day, formatDay } from '../../../../rules/day.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { formatDateTime } from '../../../../ui/format-date-time.ts'
import { hasAccess, trashDays } from '../rules/access.ts'
import { formatAge } from '../rules/login-words.ts'
import { CodeRow } from './code-row.tsx'
import { accessWords, toDay } from './create-login-columns.tsx'
import { DueChip, PasswordChips } from './login-chips.tsx'
import type { LoginEntry } from './login-entry.ts'
import { LoginLog } from './login-log.tsx'
import { LoginShares } from './login-shares.tsx'
import css from './logins.module.css'
import { SecretRow } from './secret-row.tsx'
import { useLoginChanges } from './use-login-changes.tsx'
import type { Unlock } from './use-unlock.ts'

type LoginPanelProps = {
  entry: LoginEntry
  today: Day
  everyone: boolean
  unlock: Unlock
  onDialog: (dialog: 'edit' | 'rotate') => void
  onGone: () => void
}

const Facts = ({ entry: { login }, today, everyone }: Pick<LoginPanelProps, 'entry' | 'today' | 'everyone'>) => (
  <dl className={css.facts}>
    {everyone ? (
      <>
        <dt>Organization</dt>
        <dd>{login.organization}</dd>
      </>
    ) : null}
    <dt>Username</dt>
    <dd>{login.username}</dd>
    <dt>Address</dt>
    <dd>
      {login.url ? (
        <Anchor href={login.url} target="_blank" rel="noreferrer noopener" size="sm">
          {login.url} <IconExternalLink size={13} aria-label="(opens in a new tab)" />
        </Anchor>
      ) : (
        '–'
      )}
    </dd>
    <dt>Password</dt>
    <dd>
      <PasswordChips login={login} />
      <Text size="xs" c="dimmed">
        {formatAge(toDay(login.secret_changed_at), today)}
      </Text>
    </dd>
    <dt>Change due</dt>
    <dd>
      <DueChip rotatesOn={login.rotates_on} today={today} />
    </dd>
    <dt>Owner</dt>
    <dd>{login.owner ?? '–'}</dd>
    <dt>Your access</dt>
    <dd>
      {accessWords[login.access]}
      {login.until ? ` until ${formatDay(login.until)}` : ''}
    </dd>
    {login.tags.length > 0 ? (
      <>
        <dt>Tags</dt>
        <dd>
          <Group gap={4}>
            {login.tags.map((tag) => (
              <Badge key={tag} variant="light" color="gray" tt="none" className={css.tag}>
                {tag}
              </Badge>
            ))}
          </Group>
        </dd>
      </>
    ) : null}
  </dl>
)

const part = (title: string, row: React.ReactNode) => (
  <div key={title}>
    <Text size="sm" fw={500} mb={4}>
      {title}
    </Text>
    {row}
  </div>
)

const Secrets = ({ entry: { login, has }, unlock }: Pick<LoginPanelProps, 'entry' | 'unlock'>) => {
  const { id } = login
  const maySee = hasAccess(login.access, 'see')
  return (
    <Stack gap="sm">
      {has.secret
        ? part(
            'Password',
            <SecretRow name="password" what={{ id, field: 'secret' }} mayShow={maySee} mayCopy unlock={unlock} />,
          )
        : null}
      {has.totp ? part('One-time code', <CodeRow id={id} unlock={unlock} />) : null}
      {maySee && has.two_factor_note
        ? part(
            'Two-factor note',
            <SecretRow
              name="two-factor note"
              what={{ id, field: 'two_factor_note' }}
              mayShow
              mayCopy={false}
              unlock={unlock}
            />,
          )
        : null}
      {maySee && has.notes
        ? part(
            'Notes',
            <SecretRow name="notes" what={{ id, field: 'notes' }} mayShow mayCopy={false} unlock={unlock} />,
          )
        : null}
      {maySee ? null : (
        <Text size="xs" c="dimmed">
          You can copy the password into the site, but not see it.
        </Text>
      )}
    </Stack>
  )
}

/** One entry: its facts, its hidden parts, who may use it, its earlier passwords and its log. */
export const LoginPanel = ({ entry, today, everyone, unlock, onDialog, onGone }: LoginPanelProps) => {
  const { login, versions } = entry
  const { onDelete, onRestore } = useLoginChanges()
  const mayEdit = login.access === 'edit'
  if (login.deleted_at !== null)
    return (
      <Stack gap="md">
        <Alert kind="note">
          Deleted {formatDateTime(login.deleted_at)}; permanently deleted after {trashDays} days.
        </Alert>
        <Facts entry={entry} today={today} everyone={everyone} />
        {mayEdit ? (
          <Button variant="default" onClick={() => void onRestore(login).then(onGone)}>
            Restore
          </Button>
        ) : null}
        <LoginLog id={login.id} />
      </Stack>
    )
  const remove = async () => {
    if (await onDelete(login)) onGone()
  }
  return (
    <Stack gap="lg">
      <Facts entry={entry} today={today} everyone={everyone} />
      <Secrets entry={entry} unlock={unlock} />
      {mayEdit ? (
        <Group gap="xs">
          <Button variant="default" leftSection={<IconPencil size={16} />} onClick={() => onDialog('edit')}>
            Edit
          </Button>
          <Button variant="default" leftSection={<IconRefresh size={16} />} onClick={() => onDialog('rotate')}>
            Change Password
          </Button>
          <Button variant="subtle" color="red" leftSection={<IconTrash size={16} />} onClick={() => void remove()}>
            Delete
          </Button>
        </Group>
      ) : null}
      {mayEdit ? <LoginShares entry={entry} /> : null}
      {versions.length > 0 ? (
        <section aria-label="Earlier passwords">
          <Title order={3} size="h4" mb="xs">
            Earlier passwords
          </Title>
          <Stack gap="xs">
            {versions.map((version) => (
              <div key={version.number}>
                <Text size="xs" c="dimmed" mb={2}>
                  {formatDateTime(version.since)} to {formatDateTime(version.replaced_at)}, replaced by{' '}
                  {version.replaced_by}
                </Text>
                <SecretRow
                  name={`password ${version.number}`}
                  what={{ id: login.id, field: 'secret', number: version.number }}
                  mayShow
                  mayCopy
                  unlock={unlock}
                />
              </div>
            ))}
          </Stack>
        </section>
      ) : null}
      <LoginLog id={login.id} />
    </Stack>
  )
}
