import { Anchor, Button, Group, Paper } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { sentenceOf } from '../../../platform/web/call.ts'
import { useQuery } from '../../../platform/web/use-query.ts'
import { pageSize, pagesShown } from '../../../rules/count.ts'
import { late } from '../../../ui/late.tsx'
import { ListPages } from '../../../ui/list-pages.tsx'
import { ListTable } from '../../../ui/list-table.tsx'
import { Page } from '../../../ui/page.tsx'
import { Empty, Failed } from '../../../ui/states.tsx'
import { usePageInReach } from '../../../ui/use-page-in-reach.ts'
import { useCan } from '../../sign-in/web/door.ts'
import { jobCodes } from '../contract.ts'
import { CodeActions } from './code-actions.tsx'
import { CodeBar } from './code-bar.tsx'
import { codeColumns } from './code-columns.tsx'
import { codesQueryOf } from './code-query.ts'
import type { CodeSearch } from './code-search.ts'

const CodeDialogs = late(async () => (await import('./code-dialogs.tsx')).CodeDialogs)

type JobCodesPageProps = { search: CodeSearch; onSearch: (change: CodeSearch, replace: boolean) => void }

const noFilter = { q: undefined, position: undefined, organization: undefined, active: undefined, page: undefined }

const NoCodes = ({ plain, onClear }: { plain: boolean; onClear: () => void }) =>
  plain ? (
    <Empty title="No codes yet – finish Client Onboarding.">
      <Anchor renderRoot={(props) => <Link {...props} to="/client-onboarding" />}>Open Client Onboarding</Anchor>
    </Empty>
  ) : (
    <Empty
      title="No codes match."
      action={
        <Button variant="default" onClick={onClear}>
          Clear Search and Filters
        </Button>
      }
    />
  )

/** The codes by which candidates reach a location and position. */
export const JobCodesPage = ({ search, onSearch }: JobCodesPageProps) => {
  const mayEdit = useCan('candidates:edit')
  const page = search.page ?? 1
  const query = codesQueryOf(search)
  const found = useQuery(jobCodes, { ...query, page }, { areas: ['job-posts', 'candidates'], keepPrevious: true })
  const rows = found.data?.rows ?? null
  const total = found.isPlaceholderData ? undefined : found.data?.total
  usePageInReach(page, pageSize, total, (last) => onSearch({ page: last === 1 ? undefined : last }, true))
  const plain = !search.q && !search.position && !search.organization && !search.active
  const open = (dialog: CodeSearch['dialog'], id?: string) => onSearch({ dialog, id }, false)
  return (
    <Page
      title="Client Job Codes"
      lead="Who applies with a code arrives at its location and position"
      actions={
        <Group gap="xs">
          <Button variant="default" onClick={() => open('where')}>
            Try a Code
          </Button>
          {mayEdit ? (
            <Button leftSection={<IconPlus size={16} stroke={1.7} />} onClick={() => open('add')}>
              Add Job Code
            </Button>
          ) : null}
        </Group>
      }
    >
      <Paper component="section" aria-label="Job codes" style={{ overflow: 'clip' }}>
        <CodeBar search={search} total={found.data?.total ?? 0} onSearch={onSearch} />
        {found.isError && !found.data ? (
          <Failed onRetry={() => void found.refetch()}>
            {sentenceOf(found.error, 'The job codes could not be loaded.')}
          </Failed>
        ) : rows?.length === 0 ? (
          <NoCodes plain={plain} onClear={() => onSearch(noFilter, false)} />
        ) : (
          <ListTable
            caption="Job codes"
            chooser="job-codes"
            columns={codeColumns}
            rows={rows}
            stale={found.isPlaceholderData}
            actions={(row) => <CodeActions row={row} mayEdit={mayEdit} onOpen={(dialog) => open(dialog, row.id)} />}
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
      <CodeDialogs
        search={search}
        rows={rows ?? []}
        onClose={() => onSearch({ dialog: undefined, id: undefined }, true)}
      />
    </Page>
  )
}
