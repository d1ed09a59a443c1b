import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconCopy, IconPlus, IconSearch } from '@reinforce/icons'
import { getUrl } from '../../../../platform/web/call.ts'
import { createUrlPages } from '../../../../platform/web/create-url-pages.ts'
import { LinkButton } from '../../../../platform/web/link-button.tsx'
import { toListQuestion } from '../../../../platform/web/to-list-question.ts'
import { UrlSearch } from '../../../../platform/web/url-search.tsx'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { HeadActions } from '../../../../ui/head/head-actions.tsx'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { ListScreen } from '../../../../ui/list/list-screen.tsx'
import { useCan } from '../../../access/sign-in/web/public.ts'
import { exportJobCodes, jobCodes } from '../contract/job-codes.ts'
import { CodeActions } from './code-actions.tsx'
import { createCodeColumns } from './code-columns.tsx'
import { useCodeFilter } from './code-filters.tsx'
import { toCodesQuery } from './code-query.ts'
import type { CodeSearch } from './code-search.ts'
import { CopyAllButton, useCopyAll } from './copy-all.tsx'
import { JobsFrame } from './jobs-frame.tsx'

const CodeDialogs = lazyComponent(async () => (await import('./code-dialogs.tsx')).CodeDialogs)

type JobCodesPageProps = { search: CodeSearch; onSearch: (change: CodeSearch, replace: boolean) => void }

const noFilter = { q: undefined, position: undefined, organization: undefined, active: undefined, page: undefined }
const noCodes = {
  title: 'No codes yet – finish Client Onboarding.',
  action: <LinkButton to="/client-onboarding">Open Client Onboarding</LinkButton>,
}

/** The codes by which candidates reach a location and position. */
export const JobCodesPage = ({ search, onSearch }: JobCodesPageProps) => {
  const mayEdit = useCan('candidates:edit')
  const everyone = useCan('platform:see')
  const query = toCodesQuery(search)
  const pages = createUrlPages(search.page, onSearch)
  const found = useQuery(jobCodes, { ...query, page: pages.page }, { keepPrevious: true })
  const copyAll = useCopyAll(query, found.data?.total ?? 0)
  const isPhone = useMediaQuery('(max-width: 699px)', false, { getInitialValueInEffect: false })
  const isNarrowed = Boolean(search.q || search.position || search.organization || search.active)
  const filter = useCodeFilter(search, (change) => onSearch({ ...change, page: undefined }, false))
  const open = (dialog: CodeSearch['dialog'], id?: string) => onSearch({ dialog, id }, false)
  return (
    <JobsFrame
      tab="/active-job-codes"
      lead="Each code is for one location and position"
      actions={
        <HeadActions
          main={
            mayEdit ? (
              <Button
                leftSection={<IconPlus size={16} stroke={1.7} />}
                aria-label="Add Job Code"
                onClick={() => open('add')}
              >
                {isPhone ? 'Add' : 'Add Job Code'}
              </Button>
            ) : null
          }
          others={[
            { label: 'Test a Code', icon: <IconSearch size={16} stroke={1.7} />, onClick: () => open('where') },
            ...(isPhone
              ? [{ label: copyAll.label, icon: <IconCopy size={16} stroke={1.7} />, onClick: copyAll.copy }]
              : []),
          ]}
        />
      }
    >
      <ListScreen
        caption="Job codes"
        chooser="job-codes"
        question={toListQuestion(found, 'Couldn’t load the job codes.')}
        pages={pages}
        search={<UrlSearch label="Search job codes" q={search.q} onSearch={onSearch} />}
        filter={filter}
        tools={isPhone ? undefined : <CopyAllButton {...copyAll} />}
        csv={getUrl(exportJobCodes, query)}
        empty={{
          none: noCodes,
          match: isNarrowed && {
            title: 'No codes match.',
            clear: 'Clear Search and Filters',
            onClear: () => onSearch(noFilter, false),
          },
        }}
        columns={createCodeColumns(everyone, isPhone)}
        actions={(row) => <CodeActions row={row} mayEdit={mayEdit} onOpen={(dialog) => open(dialog, row.id)} />}
      />
      <CodeDialogs
        search={search}
        rows={found.data?.rows ?? []}
        onClose={() => onSearch({ dialog: undefined, id: undefined }, true)}
      />
    </JobsFrame>
  )
}
