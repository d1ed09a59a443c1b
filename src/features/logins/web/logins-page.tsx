import { Button, Group, Paper } from '@mantine/core'
import { IconFileImport, IconPlus } from '@tabler/icons-react'
import { sentenceOf } from '../../../platform/web/call.ts'
import { viewerTimeZone } from '../../../platform/web/time-zone.ts'
import { useQuery } from '../../../platform/web/use-query.ts'
import { useToday } from '../../../platform/web/use-today.ts'
import { pageSize, pagesShown } from '../../../rules/count.ts'
import { late } from '../../../ui/late.tsx'
import { ListPages } from '../../../ui/list-pages.tsx'
import { ListTable } from '../../../ui/list-table.tsx'
import { Page } from '../../../ui/page.tsx'
import { Empty, Failed } from '../../../ui/states.tsx'
import { useCan } from '../../sign-in/web/door.ts'
import { logins } from '../contract.ts'
import { LoginActions } from './login-actions.tsx'
import { loginColumns } from './login-columns.tsx'
import { LoginsBar } from './logins-bar.tsx'
import type { LoginsSearch, OnSearch } from './logins-search.ts'
import { useCopy } from './use-copy.ts'
import { useLoginChanges } from './use-login-changes.tsx'
import { useUnlock } from './use-unlock.ts'

const LoginsDialogs = late(async () => (await import('./logins-dialogs.tsx')).LoginsDialogs)

const isPlain = ({ q, organization, show }: LoginsSearch) => !q && !organization && !show
const nothing = { q: undefined, organization: undefined, show: undefined, page: undefined }

/** Saved logins: masked always; opened, shared and rotated from here. */
export const LoginsPage = ({ search, onSearch }: { search: LoginsSearch; onSearch: OnSearch }) => {
  const everyone = useCan('platform:see')
  const today = useToday(viewerTimeZone)
  const unlock = useUnlock()
  const { copy } = useCopy()
  const { onDelete, onRestore } = useLoginChanges()
  const { q = '', page = 1, organization = [], show = '', sort = 'site' } = search
  const found = useQuery(
    logins,
    { timeZone: viewerTimeZone, q: q.trim(), organization, view: show, sort, page },
    { areas: ['logins'], keepPrevious: true },
  )
  const rows = found.data?.rows ?? null
  const add = () => onSearch({ dialog: 'add', id: undefined }, false)
  return (
    <Page
      title="Passwords & Logins"
      lead="Always masked; every look and copy is recorded"
      actions={
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconFileImport size={16} stroke={1.7} />}
            onClick={() => onSearch({ dialog: 'import', id: undefined }, false)}
          >
            Import
          </Button>
          <Button leftSection={<IconPlus size={16} stroke={1.7} />} onClick={add}>
            Add Login
          </Button>
        </Group>
      }
    >
      <Paper component="section" aria-label="Saved logins" style={{ overflow: 'clip' }}>
        <LoginsBar search={search} counts={found.data?.counts} everyone={everyone} onSearch={onSearch} />
        {found.isError && !found.data ? (
          <Failed onRetry={() => void found.refetch()}>
            {sentenceOf(found.error, 'The logins could not be loaded.')}
          </Failed>
        ) : rows?.length === 0 ? (
          isPlain(search) ? (
            <Empty title="No logins saved." action={<Button onClick={add}>Add Login</Button>}>
              Add the sign-ins for job boards and other sites, or import them from a password manager.
            </Empty>
          ) : (
            <Empty
              title={search.show === 'trash' && !search.q ? 'The trash is empty.' : 'No logins match.'}
              action={
                <Button variant="default" onClick={() => onSearch(nothing, false)}>
                  Show All Logins
                </Button>
              }
            />
          )
        ) : (
          <ListTable
            caption="Logins"
            columns={loginColumns(today, everyone, (id) => onSearch({ dialog: 'entry', id }, false))}
            rows={rows}
            stale={found.isPlaceholderData}
            actions={(login) => (
              <LoginActions
                login={login}
                onCopy={() => void unlock.attempt(async () => await copy({ id: login.id }))}
                onDialog={(dialog) => onSearch({ dialog, id: login.id }, false)}
                onDelete={() => void onDelete(login)}
                onRestore={() => void onRestore(login)}
              />
            )}
          />
        )}
        {rows && rows.length > 0 ? (
          <ListPages
            page={page}
            pageSize={pageSize}
            total={found.data?.total ?? 0}
            shown={pagesShown}
            onPage={(next) => onSearch({ page: next === 1 ? undefined : next }, false)}
          />
        ) : null}
      </Paper>
      <LoginsDialogs search={search} today={today} everyone={everyone} unlock={unlock} onSearch={onSearch} />
    </Page>
  )
}
