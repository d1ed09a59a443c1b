import { Button, Group, Paper, Text } from '@mantine/core'
import { IconDownload } from '@reinforce/icons'
import { LinkButton } from '../../../../platform/web/link-button.tsx'
import { toListQuestion } from '../../../../platform/web/to-list-question.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { FilterChips } from '../../../../ui/list/filter-chips.tsx'
import { ListBar } from '../../../../ui/list/list-bar.tsx'
import { ListFilter } from '../../../../ui/list/list-filter.tsx'
import { ListStates } from '../../../../ui/list/list-states.tsx'
import { SearchBox } from '../../../../ui/list/search-box.tsx'
import { useServedPage } from '../../../../ui/list/use-clamped-page.ts'
import { Page } from '../../../../ui/page.tsx'
import { LoadingLines } from '../../../../ui/states.tsx'
import { lazyResume } from '../../resumes/web/public.ts'
import { downloadResumes, findResumes } from '../contract/resume-library.ts'
import css from './library.module.css'
import { ResumeList } from './resume-list.tsx'
import type { ResumeSearch } from './resume-search.ts'
import { nothingNarrowed, useResumeFilter } from './use-resume-filter.tsx'

const ResumeBody = lazyResume('Loading resume', 12)

const nothingFound = (onClear: () => void) => ({
  title: 'No resumes match.',
  children: 'Try other words or fewer filters.',
  action: (
    <Button variant="default" onClick={onClear}>
      Clear Search and Filters
    </Button>
  ),
})
const noneYet = {
  title: 'No resumes yet.',
  children: 'Resumes appear here when people apply with one or you add one on a candidate’s page.',
  action: <LinkButton to="/candidate-directory">Open the Candidate Directory</LinkButton>,
}

type ResumesPageProps = { search: ResumeSearch; onSearch: (change: ResumeSearch, replace: boolean) => void }

/** Every résumé: searched by its words, two of them side by side. */
export const ResumesPage = ({ search, onSearch }: ResumesPageProps) => {
  const { both = [], page = 1, ...filters } = search
  const found = useQuery(findResumes, { ...filters, page }, { keepPrevious: true })
  const list = toListQuestion(found, '')
  const isNarrowed = Object.values(filters).some((value) => value !== undefined)
  const served = found.data && !found.isPlaceholderData ? found.data.page : null
  useServedPage(page, served, (last) => onSearch({ page: last === 1 ? undefined : last }, true))
  const narrow = (change: ResumeSearch) => onSearch({ ...change, page: undefined }, true)
  const filter = useResumeFilter(search, narrow)
  const setBoth = (ids: string[]) => onSearch({ both: ids.length > 0 ? ids : undefined }, true)
  return (
    <Page title="Resumes" lead="Search resume text and compare two resumes side by side">
      {both.length === 2 ? (
        <section className={css.both} aria-label="Side by side">
          {both.map((id) => (
            <Paper key={id} p="md">
              <ResumeBody id={id} />
            </Paper>
          ))}
        </section>
      ) : null}
      <Paper component="section" aria-label="Library">
        <ListBar
          label="Resumes"
          search={
            <SearchBox
              label="Search resume text"
              value={search.q ?? ''}
              onSearch={(q) => narrow({ q: q.trim() === '' ? undefined : q })}
            />
          }
          filter={<ListFilter {...filter} />}
        />
        {filter.parts.length > 0 ? <FilterChips parts={filter.parts} onClear={filter.onClear} /> : null}
        <Group px="md" py="xs" mih={42} gap="xs">
          <Text size="sm" c="dimmed" role="status">
            {both.length === 0
              ? 'Select 2 resumes to compare.'
              : both.length === 1
                ? 'Select one more.'
                : 'Two resumes are open above.'}
          </Text>
          {found.data && found.data.rows.length > 0 ? (
            <Button
              component="a"
              size="compact-sm"
              variant="default"
              ml="auto"
              href={`${downloadResumes.path}?${new URLSearchParams(found.data.rows.map(({ id }) => ['ids', id])).toString()}`}
              download
              leftSection={<IconDownload size={14} stroke={1.7} />}
            >
              {found.data.rows.length === 1 ? 'Download 1 Resume' : `Download ${found.data.rows.length} Resumes`}
            </Button>
          ) : null}
          {both.length > 0 ? (
            <Button size="compact-sm" variant="subtle" onClick={() => setBoth([])}>
              Clear
            </Button>
          ) : null}
        </Group>
        <ListStates
          question={{ ...list, problem: list.problem === null ? null : 'Failed to load resume data' }}
          empty={{
            none: isNarrowed ? nothingFound(() => narrow({ ...nothingNarrowed, q: undefined })) : noneYet,
          }}
          waiting={<LoadingLines label="Loading resumes" lines={12} />}
        >
          {(rows) => <ResumeList rows={rows} both={both} onBoth={setBoth} />}
        </ListStates>
        {page > 1 || found.data?.hasMore ? (
          <Group p="md" gap="xs" component="nav" aria-label="Pages">
            <Button
              variant="default"
              disabled={page === 1}
              onClick={() => onSearch({ page: page === 2 ? undefined : page - 1 }, false)}
            >
              Previous
            </Button>
            <Text size="sm">Page {page}</Text>
            <Button
              variant="default"
              disabled={!found.data?.hasMore}
              onClick={() => onSearch({ page: page + 1 }, false)}
            >
              Next
            </Button>
          </Group>
        ) : null}
      </Paper>
    </Page>
  )
}
