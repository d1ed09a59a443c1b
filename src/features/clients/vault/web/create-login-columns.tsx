import { Badge, Group, Text, UnstyledButton } from '@mantine/core'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { type Day, formatDay, toLocalDay } from '../../../../rules/day.ts'
import { formatDateTime } from '../../../../ui/format-date-time.ts'
import type { Column } from '../../../../ui/list/list-column.ts'
import type { LoginRow } from '../contract/vault.ts'
import { getHost } from '../rules/login-problem.ts'
import { formatAge } from '../rules/login-words.ts'
import { DueChip, PasswordChips } from './login-chips.tsx'
import css from './logins.module.css'

export const toDay = (at: string): Day => toLocalDay(new Date(at), viewerTimeZone)
export const accessWords = { use: 'Use', see: 'See', edit: 'Edit' } as const

/** The list's columns; the site opens the entry. */
export const createLoginColumns = (today: Day, everyone: boolean, onOpen: (id: string) => void): Column<LoginRow>[] => [
  {
    key: 'site',
    label: 'Site',
    width: 150,
    cell: (login) => (
      <>
        <UnstyledButton className={css.site} onClick={() => onOpen(login.id)}>
          {login.site}
        </UnstyledButton>
        <Text size="xs" c="dimmed" className={css.word}>
          {everyone ? login.organization : getHost(login.url ?? '') || 'No address'}
        </Text>
      </>
    ),
  },
  {
    key: 'username',
    label: 'Username',
    width: 206,
    cell: (login) => (
      <>
        <span className={css.word}>{login.username}</span>
        {login.tags.length > 0 ? (
          <Group gap={4} mt={2}>
            {login.tags.map((tag) => (
              <Badge key={tag} size="sm" variant="light" color="gray" tt="none" className={css.tag}>
                {tag}
              </Badge>
            ))}
          </Group>
        ) : null}
      </>
    ),
  },
  {
    key: 'password',
    label: 'Password',
    width: 134,
    cell: (login) => (
      <>
        <PasswordChips login={login} />
        <Text size="xs" c="dimmed">
          {formatAge(toDay(login.secret_changed_at), today)}
          {login.has_totp ? ' · one-time codes' : ''}
        </Text>
      </>
    ),
  },
  {
    key: 'rotates',
    label: 'Change due',
    aside: true,
    width: 116,
    cell: (login) => (login.rotates_on === null ? null : <DueChip rotatesOn={login.rotates_on} today={today} />),
  },
  {
    key: 'used',
    label: 'Last used',
    named: true,
    width: 132,
    cell: (login) =>
      login.last_used_at ? (
        <>
          {formatDateTime(login.last_used_at)}
          <Text size="xs" c="dimmed">
            {login.last_used_by}
          </Text>
        </>
      ) : (
        'Never'
      ),
  },
  {
    key: 'owner',
    label: 'Owner, access',
    named: true,
    width: 124,
    cell: (login) => (
      <>
        {login.owner ?? '–'}
        <Text size="xs" c="dimmed">
          Can {login.access}
          {login.until ? ` until ${formatDay(login.until)}` : ''}
        </Text>
      </>
    ),
  },
]
