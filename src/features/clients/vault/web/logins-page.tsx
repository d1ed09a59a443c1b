import { Button, Group } from '@mantine/core'
import { IconFileImport, IconPlus } from '@reinforce/icons'
import { useState } from 'react'
import { createUrlPages } from '../../../../platform/web/create-url-pages.ts'
import { useDetailBeside } from '../../../../platform/web/panel/panel-beside.ts'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { toListQuestion } from '../../../../platform/web/to-list-question.ts'
import { UrlSearch } from '../../../../platform/web/url-search.tsx'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { useToday } from '../../../../platform/web/use-today.ts'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { ListScreen } from '../../../../ui/list/list-screen.tsx'
import { Page } from '../../../../ui/page.tsx'
import { useCan } from '../../../access/sign-in/web/public.ts'
import { logins } from '../contract/vault.ts'
import { BesideLogin } from './beside-login.tsx'
import { createLoginColumns } from './create-login-columns.tsx'
import { LoginActions } from './login-actions.tsx'
import { LoginViews, useLoginFilter } from './login-filters.tsx'
import type { LoginsSearch, OnSearch } from './logins-search.ts'
import { useCopy } from './use-copy.ts'
import { useLoginChanges } from './use-login-changes.tsx'
import { useUnlock } from './use-unlock.ts'

const LoginsDialogs = lazyComponent(async () => (await import('./logins-dialogs.tsx')).LoginsDialogs)

const isPlain = ({ q, organization, show, known }: LoginsSearch) => !q && !organization && !show && !known
const nothing = { q: undefined, organization: undefined, known: undefined, show: undefined, page: undefined }
/** The entry stays open below what was opened from it. */
const isEntryOpen = ({ dialog }: LoginsSearch, cameFromEntry: boolean) =>
  dialog === 'entry' || (cameFromEntry && (dialog === 'edit' || dialog === 'rotate'))
const noLogins = (add: () => void) => ({
  title: 'No logins saved.',
  children: 'Add the sign-ins for job boards and other sites, or import them from a password manager.',
  action: <Button onClick={add}>Add Login</Button>,
})

/** Saved logins: masked always; opened, shared and rotated from here. */
export const LoginsPage = ({ search, onSearch }: { search: LoginsSearch; onSearch: OnSearch }) => {
  const everyone = useCan('platform:see')
  const today = useToday(viewerTimeZone)
  const unlock = useUnlock()
  const { copy } = useCopy()
  const { onDelete, onRestore } = useLoginChanges()
  const { q = '', organization = [], show = '', sort = 'site' } = search
  const [cameFromEntry, setCameFromEntry] = useState(false)
  const { isBeside, open } = useDetailBeside(isEntryOpen(search, cameFromEntry) ? search.id : undefined)
  const pages = createUrlPages(search.page, onSearch)
  const found = useQuery(
    logins,
    {
      timeZone: viewerTimeZone,
      q: q.trim(),
      organization,
      view: show,
      sort,
      page: pages.page,
      ...(search.known ? { known: search.known } : {}),
    },
    { keepPrevious: true },
  )
  const narrow = (change: LoginsSearch) => onSearch({ ...change, page: undefined }, false)
  const filter = useLoginFilter(search, found.data?.known_to ?? null, narrow)
  const add = () => onSearch({ dialog: 'add', id: undefined }, false)
  return (
    <Page
      title="Passwords & Logins"
      lead="Passwords stay hidden. Every view and copy is logged."
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
      <ListScreen
        tabletFacts={2}
        caption="Logins"
        section={{ 'aria-label': 'Saved logins' }}
        question={toListQuestion(found, 'Couldn’t load the logins.')}
        pages={pages}
        search={<UrlSearch label="Search logins" q={search.q} onSearch={onSearch} />}
        filter={filter}
        beside={<LoginViews search={search} counts={found.data?.counts} onFilter={narrow} />}
        empty={{
          none: noLogins(add),
          match: !isPlain(search) && {
            title: search.show === 'trash' && !search.q ? 'The trash is empty.' : 'No logins match.',
            clear: 'Show All Logins',
            onClear: () => onSearch(nothing, false),
          },
        }}
        columns={createLoginColumns(today, everyone, (id) => onSearch({ dialog: 'entry', id }, false))}
        asCards={open !== undefined}
        marked={open ?? null}
        card={open === undefined ? undefined : (login) => <BesideLogin login={login} />}
        actions={(login) => (
          <LoginActions
            login={login}
            onCopy={() => void unlock.attempt(async () => await copy({ id: login.id }))}
            onDialog={(dialog) => {
              setCameFromEntry(false)
              onSearch({ dialog, id: login.id }, false)
            }}
            onDelete={() => void onDelete(login)}
            onRestore={() => void onRestore(login)}
          />
        )}
      />
      <LoginsDialogs
        search={search}
        today={today}
        everyone={everyone}
        unlock={unlock}
        isBeside={isBeside}
        cameFromEntry={cameFromEntry}
        onFromEntry={setCameFromEntry}
        onSearch={onSearch}
      />
    </Page>
  )
}
