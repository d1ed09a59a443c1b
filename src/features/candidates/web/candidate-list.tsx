import { Button, Paper } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { viewerTimeZone } from '../../../platform/web/time-zone.ts'
import { pageSize, pagesShown } from '../../../rules/count.ts'
import { Pager } from '../../../ui/pager.tsx'
import { Empty, Failed } from '../../../ui/states.tsx'
import { useCan } from '../../sign-in/web/door.ts'
import { CandidateCards } from './candidate-cards.tsx'
import { type CandidateView, candidateColumns } from './candidate-columns.tsx'
import { CandidateDialogs } from './candidate-dialogs.tsx'
import { pageOf } from './candidate-link.ts'
import { type CandidateSearch, isPlain, noFilter, type Openable, queryOf, type Scope } from './candidate-search.ts'
import { CandidateTable } from './candidate-table.tsx'
import { CandidateToolbar } from './candidate-toolbar.tsx'
import { DirectoryTools } from './directory-tools.tsx'
import { SelectBar } from './select-bar.tsx'
import { type HeldRows, useCandidatePage } from './use-candidate-page.ts'
import { useSelection } from './use-selection.ts'

type CandidateListProps = {
  view: CandidateView
  scope: Scope
  search: CandidateSearch
  /** Changes the URL; `replace` when it is no step to come back to. */
  onSearch: (change: CandidateSearch, replace: boolean) => void
  /** Rows for the plain list that are already here. */
  held?: HeldRows
}

const range = (page: number, shown: number, total: number | null) => {
  const first = (page - 1) * pageSize + 1
  const of = total === null ? '' : ` of ${total.toLocaleString('en-US')}`
  return shown === 0 ? '' : `${first.toLocaleString('en-US')}–${(first + shown - 1).toLocaleString('en-US')}${of}`
}

/** Search, table, pages and every dialog of a list of candidates. */
export const CandidateList = ({ view, scope, search, onSearch, held = null }: CandidateListProps) => {
  const query = useMemo(() => queryOf(search, scope, viewerTimeZone), [search, scope])
  const page = search.page ?? 1
  const plain = isPlain(search)
  const { rows, total, failed, stale } = useCandidatePage(query, page, plain ? held : null)
  const navigate = useNavigate()
  const selection = useSelection(query, total ?? 0)
  const mayEdit = useCan('candidates:edit')
  const isNarrow = useMediaQuery('(max-width: 899px)', false, { getInitialValueInEffect: false })
  const columns = useMemo(() => candidateColumns(view), [view])
  const pages = Math.max(1, Math.ceil((total ?? 0) / pageSize))
  const open = (what: Openable | undefined, id?: string) => onSearch({ open: what, id }, what === undefined)
  const pageFull = rows !== null && rows.length > 0 && rows.every((row) => selection.has(row.id))
  const shared = { rows, selection, mayEdit, onOpen: open }
  return (
    <Paper component="section" aria-label="Candidates" style={{ overflow: 'clip' }}>
      <CandidateToolbar
        search={search}
        selection={selection}
        mayEdit={mayEdit}
        onSearch={(q) => onSearch({ q: q.trim() === '' ? undefined : q, page: undefined }, true)}
        onOpen={(what) => open(what)}
        more={view === 'directory' ? <DirectoryTools mayEdit={mayEdit} onOpen={(what) => open(what)} /> : null}
      />
      {selection.mode ? <SelectBar selection={selection} total={total ?? 0} pageFull={pageFull} /> : null}
      <div role="status" className="mantine-visually-hidden" style={{ position: 'absolute', left: -9999 }}>
        {rows === null && !failed ? 'Loading candidates...' : ''}
      </div>
      {failed ? (
        <Failed onRetry={() => window.location.reload()}>Failed to load candidates</Failed>
      ) : rows?.length === 0 ? (
        <NoCandidates
          plain={plain}
          scope={scope}
          onClear={() => onSearch({ ...noFilter, q: undefined, page: undefined }, false)}
        />
      ) : isNarrow ? (
        <CandidateCards {...shared} linked={view === 'directory'} />
      ) : (
        <CandidateTable
          {...shared}
          columns={columns}
          stale={stale}
          onRow={view === 'directory' ? (row) => void navigate(pageOf(row)) : undefined}
        />
      )}
      {rows !== null && rows.length > 0 ? (
        <Pager
          page={page}
          pages={pages}
          shown={pagesShown(page, pages)}
          summary={range(page, rows.length, total)}
          onPage={(next) => onSearch({ page: next === 1 ? undefined : next }, false)}
        />
      ) : null}
      <CandidateDialogs
        view={view}
        scope={scope}
        timeZone={viewerTimeZone}
        search={search}
        rows={rows}
        selection={selection}
        onSearch={(change) => onSearch(change, false)}
        onOpen={open}
      />
    </Paper>
  )
}

const NoCandidates = ({ plain, scope, onClear }: { plain: boolean; scope: Scope; onClear: () => void }) =>
  plain ? (
    <Empty title={scope === 'today' ? 'No candidates yet today' : 'No candidates yet'}>
      {scope === 'today'
        ? 'New ones appear here by themselves. Those of earlier days are in the Candidate Directory.'
        : 'They appear here as soon as somebody applies with one of your job codes.'}
    </Empty>
  ) : (
    <Empty
      title="No Candidates With This Filter Found"
      action={
        <Button variant="default" onClick={onClear}>
          Clear search and filters
        </Button>
      }
    >
      Please Try A New Filter Combination
    </Empty>
  )
