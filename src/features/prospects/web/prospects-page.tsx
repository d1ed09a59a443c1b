import { Button, Checkbox, Paper, SegmentedControl } from '@mantine/core'
import { IconDownload, IconPlus } from '@tabler/icons-react'
import { sentenceOf, urlOf } from '../../../platform/web/call.ts'
import { viewerTimeZone } from '../../../platform/web/time-zone.ts'
import { useQuery } from '../../../platform/web/use-query.ts'
import { useToday } from '../../../platform/web/use-today.ts'
import { late } from '../../../ui/late.tsx'
import { ListBar } from '../../../ui/list-bar.tsx'
import { Page } from '../../../ui/page.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { Empty, Failed, LoadingLines } from '../../../ui/states.tsx'
import { exportProspects, prospects } from '../contract.ts'
import { ProspectBoard } from './prospect-board.tsx'
import { ProspectDialogs } from './prospect-dialogs.tsx'
import type { Stage } from './prospect-facts.tsx'
import type { ProspectDialog, ProspectSearch } from './prospect-search.ts'
import { useMoveProspect } from './use-move-prospect.ts'

const ProspectTable = late(async () => (await import('./prospect-table.tsx')).ProspectTable)

type ProspectsPageProps = { search: ProspectSearch; onSearch: (change: ProspectSearch, replace: boolean) => void }

/** Clinics that may become clients, as a board or a table. */
export const ProspectsPage = ({ search, onSearch }: ProspectsPageProps) => {
  const today = useToday(viewerTimeZone)
  const move = useMoveProspect()
  const found = useQuery(
    prospects,
    { q: search.q ?? '', owner: search.owner ?? '' },
    { areas: ['organizations'], keepPrevious: true },
  )
  const rows = found.data?.rows ?? []
  const onOpen = (dialog: ProspectDialog, id: string) => onSearch({ dialog, id }, false)
  const onMove = (id: string, stage: Stage) => {
    const one = rows.find((row) => row.id === id)
    if (!one) return
    if (stage === 'Lost') onOpen('lost', id)
    else void move(id, one.name, stage, () => onOpen('edit', id))
  }
  const body = () => {
    if (found.isError && !found.data)
      return (
        <Failed onRetry={() => void found.refetch()}>
          {sentenceOf(found.error, 'The prospects could not be loaded.')}
        </Failed>
      )
    if (!found.data)
      return (
        <div style={{ padding: 16, minHeight: 'max(444px, calc(100dvh - 276px))' }}>
          <LoadingLines label="Loading prospects" lines={10} />
        </div>
      )
    if (rows.length === 0)
      return search.q || search.owner ? (
        <Empty
          title="No prospects match."
          action={
            <Button variant="default" onClick={() => onSearch({ q: undefined, owner: undefined }, false)}>
              Clear Search and Filters
            </Button>
          }
        />
      ) : (
        <Empty title="No prospects yet. Demo requests from the login page land here." />
      )
    if (search.as !== 'table') return <ProspectBoard rows={rows} today={today} onOpen={onOpen} onMove={onMove} />
    return (
      <ProspectTable
        rows={rows}
        today={today}
        stale={found.isPlaceholderData}
        page={search.page ?? 1}
        onPage={(page) => onSearch({ page: page === 1 ? undefined : page }, false)}
        onOpen={onOpen}
        onMove={onMove}
      />
    )
  }
  return (
    <Page
      title="Prospect Pipeline"
      lead="Clinics that may become clients"
      actions={
        <Button
          leftSection={<IconPlus size={16} stroke={1.7} />}
          onClick={() => onSearch({ dialog: 'add', id: undefined }, false)}
        >
          Add Prospect
        </Button>
      }
    >
      <Paper component="section" aria-label="Prospects" style={{ overflow: 'clip' }}>
        <ListBar
          label="Prospects"
          right={
            <>
              <SegmentedControl
                aria-label="Board or table"
                size="sm"
                data={[
                  { value: 'board', label: 'Board' },
                  { value: 'table', label: 'Table' },
                ]}
                value={search.as ?? 'board'}
                onChange={(value) => onSearch({ as: value === 'table' ? 'table' : undefined }, false)}
              />
              <Button
                component="a"
                download
                variant="default"
                leftSection={<IconDownload size={16} stroke={1.7} />}
                href={urlOf(exportProspects, { q: search.q ?? '', owner: search.owner ?? '' })}
              >
                CSV
              </Button>
            </>
          }
        >
          <SearchBox
            label="Search prospects"
            value={search.q ?? ''}
            onSearch={(q) => onSearch({ q: q.trim() === '' ? undefined : q, page: undefined }, true)}
          />
          <Checkbox
            label="Mine only"
            checked={search.owner === 'mine'}
            onChange={(event) =>
              onSearch({ owner: event.currentTarget.checked ? 'mine' : undefined, page: undefined }, false)
            }
          />
        </ListBar>
        {body()}
      </Paper>
      <ProspectDialogs
        search={search}
        rows={rows}
        owners={found.data?.owners ?? []}
        onFind={(id) => onSearch({ q: undefined, owner: undefined, dialog: 'edit', id }, false)}
        onClose={() => onSearch({ dialog: undefined, id: undefined }, true)}
      />
    </Page>
  )
}
