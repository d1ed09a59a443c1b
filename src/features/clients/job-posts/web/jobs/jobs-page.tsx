import { Button } from '@mantine/core'
import { IconRefresh } from '@reinforce/icons'
import { Link } from '@tanstack/react-router'
import { createUrlPages } from '../../../../../platform/web/create-url-pages.ts'
import { LinkButton } from '../../../../../platform/web/link-button.tsx'
import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { toListQuestion } from '../../../../../platform/web/to-list-question.ts'
import { UrlSearch } from '../../../../../platform/web/url-search.tsx'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { useToday } from '../../../../../platform/web/use-today.ts'
import { lazyComponent } from '../../../../../ui/lazy.tsx'
import { ListScreen } from '../../../../../ui/list/list-screen.tsx'
import { useOrganizationFilter } from '../../../../access/organization-choice/web/public.ts'
import { useCan } from '../../../../access/sign-in/web/public.ts'
import { JobsFrame } from '../../../job-codes/web/public.ts'
import { type JobOfPlace, jobsByPlace } from '../../contract/jobs.ts'
import { createJobColumns, nameJob } from './create-job-columns.tsx'
import { JobCard } from './job-card.tsx'
import type { JobsSearch } from './jobs-search.ts'

const JobsDialogs = lazyComponent(async () => (await import('./jobs-dialogs.tsx')).JobsDialogs)

type JobsPageProps = { search: JobsSearch; onSearch: (change: JobsSearch, replace: boolean) => void }

const noJobs = {
  title: 'No jobs yet.',
  children: 'Each location and position with a job code or an active post is listed here.',
  action: <LinkButton to="/client-onboarding">Open Client Onboarding</LinkButton>,
}
const noMatch = { title: 'No jobs match.', clear: 'Clear Search and Filters' }

/** Returns the next step of a job: a code, a post, or a new start of its post. */
const NextStep = ({ job, onRepost }: { job: JobOfPlace; onRepost: () => void }) => {
  const name = nameJob(job)
  if (job.code === null)
    return (
      <Button
        variant="default"
        size="xs"
        renderRoot={(props) => <Link {...props} to="/active-job-codes" search={{ dialog: 'add' }} />}
        aria-label={`Add Code for ${name}`}
      >
        Add Code
      </Button>
    )
  if (job.post === null)
    return (
      <Button
        variant="default"
        size="xs"
        renderRoot={(props) => (
          <Link {...props} to="/job-post-tracker" search={{ dialog: 'add', code: job.code ?? undefined }} />
        )}
        aria-label={`Add Post for ${name}`}
      >
        Add Post
      </Button>
    )
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconRefresh size={14} stroke={1.7} />}
      onClick={onRepost}
      aria-label={`Repost ${name}`}
    >
      Repost
    </Button>
  )
}

/** Jobs by location and position: code, link, post, health, and candidates in one row each. */
export const JobsPage = ({ search, onSearch }: JobsPageProps) => {
  const mayEdit = useCan('candidates:edit')
  const today = useToday(viewerTimeZone)
  const pages = createUrlPages(search.page, onSearch)
  const { q = '', organization = [] } = search
  const found = useQuery(
    jobsByPlace,
    { timeZone: viewerTimeZone, q: q.trim(), organization, page: pages.page },
    { keepPrevious: true },
  )
  const filter = useOrganizationFilter(organization[0], (id) =>
    onSearch({ organization: id ? [id] : undefined, page: undefined }, false),
  )
  const open = (dialog: JobsSearch['dialog'], { id }: JobOfPlace) => onSearch({ dialog, id }, false)
  const clear = () => onSearch({ q: undefined, organization: undefined, page: undefined }, false)
  return (
    <JobsFrame tab="/jobs" lead="How each code and job post is doing">
      <ListScreen
        caption="Jobs"
        chooser="jobs"
        question={toListQuestion(found, 'Couldn’t load the jobs.')}
        pages={pages}
        search={<UrlSearch label="Search jobs" q={search.q} onSearch={onSearch} />}
        {...(filter.field ? { filter: { parts: filter.parts, onClear: clear, fields: filter.field } } : {})}
        empty={{ none: noJobs, match: (q.trim() !== '' || organization.length > 0) && { ...noMatch, onClear: clear } }}
        columns={createJobColumns((job) => open('qr', job))}
        actions={mayEdit ? (job) => <NextStep job={job} onRepost={() => open('repost', job)} /> : undefined}
        actionsWidth={96}
        card={(job) => (
          <JobCard
            job={job}
            actions={mayEdit ? <NextStep job={job} onRepost={() => open('repost', job)} /> : null}
            onQr={() => open('qr', job)}
          />
        )}
      />
      <JobsDialogs
        search={search}
        rows={found.data?.rows ?? []}
        today={today}
        onClose={() => onSearch({ dialog: undefined, id: undefined }, true)}
      />
    </JobsFrame>
  )
}
