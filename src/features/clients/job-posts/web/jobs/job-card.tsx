import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { CardFold, CardFoot } from '../../../../../ui/list/card-fold.tsx'
import { FactLine } from '../../../../../ui/list/facts/fact-line.tsx'
import { useCan } from '../../../../access/sign-in/web/public.ts'
import type { JobOfPlace } from '../../contract/jobs.ts'
import { PostHealth } from '../post-state.tsx'
import { Candidates, Code, formatTown, JobTitle } from './create-job-columns.tsx'

type JobCardProps = { job: JobOfPlace; actions: ReactNode; onQr: () => void }

/** A job on a narrow screen: its name and next step, then its town, candidates, and health; its code and links at a press. */
export const JobCard = ({ job, actions, onQr }: JobCardProps) => {
  const isPlatform = useCan('platform:see')
  return (
    <>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <JobTitle job={job} />
        {actions}
      </Group>
      <CardFoot>
        <FactLine
          facts={[
            ['organization', isPlatform ? job.organization : null],
            ['town', formatTown(job)],
            ['candidates', <Candidates key="candidates" job={job} isShort />],
            [
              'health',
              job.post ? <PostHealth key="health" state={job.post.state} reason={job.post.reason} /> : 'No post',
            ],
          ]}
        />
        <CardFold label="Code">
          <Code job={job} onQr={onQr} />
        </CardFold>
      </CardFoot>
    </>
  )
}
