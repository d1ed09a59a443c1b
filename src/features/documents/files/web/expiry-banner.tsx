import { Anchor, Button, Paper, Skeleton, Text, UnstyledButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { documents } from '../contract/files.ts'
import css from './documents.module.css'
import { placeSearch } from './documents-search.ts'
import { ExpiryChip } from './expiry-chip.tsx'

const most = 3

type DueLineProps = { clinic: string | undefined; today: string; onOpen: (id: string) => void }

/** The documents that have expired or do so within 30 days, the first of them by name. */
export const ExpiryBanner = ({ clinic, today, onOpen }: DueLineProps) => {
  const due = useQuery(
    documents,
    { timeZone: viewerTimeZone, view: 'expiring', sort: 'expires', ...(clinic ? { organization: clinic } : {}) },
    { keepPrevious: true },
  )
  if (due.isError && !due.data)
    return (
      <Paper component="section" aria-label="Expiring documents" className={css.due}>
        <Text size="sm">Couldn’t load expiring documents.</Text>
        <Button size="compact-sm" variant="default" onClick={() => void due.refetch()}>
          Retry
        </Button>
      </Paper>
    )
  const total = due.data?.total ?? 0
  return (
    <Paper component="section" aria-label="Expiring documents" className={css.due}>
      {!due.data ? (
        <Skeleton height={12} width="60%" radius="xs" />
      ) : total === 0 ? (
        <Text size="sm" c="dimmed">
          Nothing expires in the next 30 days.
        </Text>
      ) : (
        <>
          <Text size="sm" fw={600}>
            {formatCount(total)} {total === 1 ? 'document' : 'documents'} expired or expiring
          </Text>
          {due.data.rows.slice(0, most).map((entry) => (
            <span key={entry.id} className={css.dueItem}>
              <UnstyledButton
                onClick={() => onOpen(entry.id)}
                title={entry.candidate ? `${entry.name}, ${entry.candidate.name}` : entry.name}
                style={{ fontSize: 13, color: 'var(--app-link)' }}
              >
                {entry.name}
              </UnstyledButton>
              {entry.expires_on ? <ExpiryChip day={entry.expires_on} today={today} /> : null}
            </span>
          ))}
          <Anchor
            size="sm"
            className={css.dueAll}
            renderRoot={(props) => (
              <Link {...props} to="/documents" search={placeSearch({ shelf: 'expiring', clinic })} />
            )}
          >
            Show All {formatCount(total)}
          </Anchor>
        </>
      )}
    </Paper>
  )
}
