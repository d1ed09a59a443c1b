import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import type { JobOfPlace } from '../../contract/jobs.ts'
import { PostStateBadge } from '../post-state.tsx'
import { Candidates, Code, Place } from './create-job-columns.tsx'

type JobCardProps = { job: JobOfPlace; actions: ReactNode; onQr: () => void }

/** A job on a narrow screen: its place and next step, its post and candidates, then the code with its links. */
export const JobCard = ({ job, actions, onQr }: JobCardProps) => (
  <>
    <Group justify="space-between" align="flex-start" gap="xs" wrap="nowrap">
      <div style={{ minWidth: 0 }}>
        <Place job={job} />
      </div>
      {actions}
    </Group>
    <Group justify="space-between" gap="xs">
      {job.post ? <PostStateBadge state={job.post.state}>{job.post.reason}</PostStateBadge> : 'No post'}
      <span>
        <Candidates job={job} isInline />
      </span>
    </Group>
    <Code job={job} onQr={onQr} />
  </>
)
