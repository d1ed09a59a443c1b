import { Button, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { formatDateTime } from '../../../../ui/format-date-time.ts'
import { ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { loginLog } from '../contract/vault.ts'
import { describeLogEntry } from '../rules/login-words.ts'
import css from './logins.module.css'

const few = 8

/** Log of the entry with people and actions, newest first. */
export const LoginLog = ({ id }: { id: string }) => {
  const [all, setAll] = useState(false)
  const found = useQuery(loginLog, { id })
  const items = found.data?.items ?? []
  return (
    <section aria-label="Access log">
      <Title order={3} size="h4" mb="xs">
        Access log
      </Title>
      {found.isError && !found.data ? (
        <ErrorState onRetry={() => void found.refetch()}>
          {getErrorMessage(found.error, 'Couldn’t load the log.')}
        </ErrorState>
      ) : found.data ? (
        <>
          <ul className={css.list}>
            {items.slice(0, all ? items.length : few).map((item) => (
              <li key={item.id}>
                <span>
                  <b>{item.who ?? 'Reinforce'}</b> {describeLogEntry(item.name, item.after, item.whom)}
                </span>
                <Text span size="xs" c="dimmed" ml="auto">
                  {formatDateTime(item.at)}
                </Text>
              </li>
            ))}
          </ul>
          {items.length === 0 ? (
            <Text size="sm" c="dimmed">
              No activity yet.
            </Text>
          ) : null}
          {items.length > few && !all ? (
            <Button size="compact-sm" variant="subtle" onClick={() => setAll(true)}>
              Show All {items.length}
            </Button>
          ) : null}
        </>
      ) : (
        <LoadingLines label="Loading the access log" />
      )}
    </section>
  )
}
