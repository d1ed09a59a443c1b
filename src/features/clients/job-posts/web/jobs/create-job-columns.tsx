import { ActionIcon, Anchor, CopyButton, Group, Text } from '@mantine/core'
import { IconCheck, IconExternalLink, IconLink, IconQrcode } from '@reinforce/icons'
import { Link } from '@tanstack/react-router'
import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { type Day, formatNearDay, toLocalDay } from '../../../../../rules/day.ts'
import { pluralize } from '../../../../../rules/words/count.ts'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import { CopyText } from '../../../../../ui/copy/copy-text.tsx'
import type { Column } from '../../../../../ui/list/list-column.ts'
import { applyLink } from '../../../job-codes/web/public.ts'
import type { JobOfPlace } from '../../contract/jobs.ts'
import css from '../job-posts-page.module.css'
import { PostHealth } from '../post-state.tsx'

/** 'Waco RBT', which tells a row from the others. */
export const nameJob = ({ location, position }: JobOfPlace) => `${location} ${position}`

/** A job's town. */
export const formatTown = ({ city, state }: JobOfPlace) => [city, state].filter(Boolean).join(', ')

/** The location and the position of a job. */
export const JobTitle = ({ job }: { job: JobOfPlace }) => (
  <Text size="sm" fw={600}>
    {job.location} · {job.position}
  </Text>
)

/** Where a job is, and for which position. */
const Place = ({ job }: { job: JobOfPlace }) => (
  <>
    <JobTitle job={job} />
    <Text size="xs" c="dimmed">
      {[job.organization, formatTown(job)].filter(Boolean).join(' · ')}
    </Text>
  </>
)

type LinkIconsProps = { job: JobOfPlace; code: string; onQr: () => void }

/** Copies and opens the apply link of a job, and draws it to print. */
const LinkIcons = ({ job, code, onQr }: LinkIconsProps) => {
  const link = applyLink(code)
  const look = { variant: 'subtle', color: 'gray', size: 30 } as const
  return (
    <Group gap={2} wrap="nowrap">
      <CopyButton value={link}>
        {({ copied, copy }) => (
          <ActionIcon
            {...look}
            data-hint={copied ? 'Copied' : 'Copy apply link'}
            aria-label={copied ? 'Copied apply link' : `Copy the apply link of ${code}`}
            onClick={copy}
          >
            {copied ? <IconCheck size={16} stroke={1.7} /> : <IconLink size={16} stroke={1.7} />}
          </ActionIcon>
        )}
      </CopyButton>
      <ActionIcon
        {...look}
        data-hint="Open job page"
        component="a"
        href={link}
        target="_blank"
        rel="noreferrer"
        aria-label={`Open the job page of ${nameJob(job)}`}
      >
        <IconExternalLink size={16} stroke={1.7} />
      </ActionIcon>
      <ActionIcon {...look} data-hint="QR code" aria-label={`QR code of ${nameJob(job)}`} onClick={onQr}>
        <IconQrcode size={16} stroke={1.7} />
      </ActionIcon>
    </Group>
  )
}

/** The code of a job with its link, page, and QR code. */
export const Code = ({ job, onQr }: { job: JobOfPlace; onQr: () => void }) => {
  if (job.code === null) return <Text size="sm">No code: no one can apply</Text>
  return (
    <>
      <Group gap="xs" wrap="wrap">
        <div className={css.code}>
          <CopyText text={job.code} label={`Copy ${job.code}`} />
        </div>
        <LinkIcons job={job} code={job.code} onQr={onQr} />
      </Group>
      {job.codes > 1 ? (
        <Anchor
          size="xs"
          renderRoot={(props) => (
            <Link {...props} to="/active-job-codes" search={{ q: job.location, position: [job.position] }} />
          )}
        >
          {pluralize(job.codes, 'code')} total
        </Anchor>
      ) : null}
    </>
  )
}

const describePlaces = ({ code, isOpen, isInFeed }: JobOfPlace) => {
  if (code === null) return 'Not published'
  if (!isOpen) return 'Closed location'
  return isInFeed ? 'Job page, job feed' : 'Job page'
}

const describeTime = (day: number | null) => {
  if (day === null) return 'Not started'
  return day === 0 ? 'Up since today' : `Up for ${pluralize(day, 'day')}`
}

const Post = ({ job }: { job: JobOfPlace }) => (
  <>
    <Text size="sm">{describePlaces(job)}</Text>
    <Text size="xs" c="dimmed">
      {job.post ? describeTime(job.post.day) : 'No post'}
      {job.posts > 1 ? (
        <>
          {', '}
          <Anchor
            size="xs"
            underline="always"
            renderRoot={(props) => (
              <Link
                {...props}
                to="/job-post-tracker"
                search={{ q: job.location, organization: [job.organization_id] }}
              />
            )}
          >
            {pluralize(job.posts, 'post')}
          </Anchor>
        </>
      ) : null}
    </Text>
  </>
)

/** 'since today', 'since Oct 25'. */
const formatSince = (day: Day) => {
  const near = formatNearDay(day, toLocalDay(new Date(), viewerTimeZone))
  return `since ${near.replace(/^[TY]/, (letter) => letter.toLowerCase())}`
}

type CandidatesProps = { job: JobOfPlace; isShort?: boolean }

/** The candidates of a job and the time they came in; `isShort`: the number alone, for a line of facts. */
export const Candidates = ({ job, isShort = false }: CandidatesProps) => {
  const { candidates, since, posts, organization_id, location_id, position } = job
  const search = {
    organization: [organization_id],
    location: [location_id],
    position: [position],
    ...(since ? { since } : {}),
  }
  const count = isShort ? pluralize(candidates, 'candidate') : formatCount(candidates)
  const when = since ? formatSince(since) : 'total'
  const words = posts > 1 ? `all ${pluralize(posts, 'post')} at this location, ${when}` : when
  return (
    <>
      {candidates === 0 ? (
        count
      ) : (
        <Anchor
          size="sm"
          data-hint={isShort || posts > 1 ? words : undefined}
          renderRoot={(props) => <Link {...props} to="/candidate-directory" search={search} />}
        >
          {count}
        </Anchor>
      )}
      {isShort ? null : (
        <Text size="xs" c="dimmed">
          {when}
        </Text>
      )}
    </>
  )
}

/** The columns of the jobs by location. */
export const createJobColumns = (onQr: (job: JobOfPlace) => void): readonly Column<JobOfPlace>[] => [
  { key: 'place', label: 'Job', width: 200, cell: (job) => <Place job={job} /> },
  { key: 'code', label: 'Code, link, QR', width: 250, cell: (job) => <Code job={job} onQr={() => onQr(job)} /> },
  {
    key: 'health',
    label: 'Health',
    width: 160,
    cell: ({ post }) => (post ? <PostHealth state={post.state} reason={post.reason} /> : '–'),
  },
  { key: 'post', label: 'Post', width: 150, cell: (job) => <Post job={job} /> },
  { key: 'candidates', label: 'Candidates', width: 112, align: 'right', cell: (job) => <Candidates job={job} /> },
]
