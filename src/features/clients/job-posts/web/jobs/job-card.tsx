import { Button } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { FactLine } from '../../../../../ui/list/facts/fact-line.tsx'
import { useCan } from '../../../../access/sign-in/web/public.ts'
import type { JobOfPlace } from '../../contract/jobs.ts'
import css from '../job-posts-page.module.css'
import { PostHealth } from '../post-state.tsx'
import { Candidates, Code, formatTown, JobTitle, nameJob } from './create-job-columns.tsx'

type JobCardProps = { job: JobOfPlace; actions: ReactNode; onQr: () => void }

/** A job on a narrow screen: its name and next step, then its town, candidates, and health; its code and links at a press. */
export const JobCard = ({ job, actions, onQr }: JobCardProps) => {
  const isPlatform = useCan('platform:see')
  const [isOpen, setOpen] = useState(false)
  const code = useId()
  return (
    <div className={css.job}>
      <div className={css.jobHead}>
        <JobTitle job={job} />
        <Button
          variant={isOpen ? 'light' : 'default'}
          size="xs"
          ml="auto"
          aria-label={`Code of ${nameJob(job)}`}
          aria-expanded={isOpen}
          aria-controls={code}
          onClick={() => setOpen(!isOpen)}
        >
          Code
        </Button>
        {actions}
      </div>
      <div className={css.jobFacts}>
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
      </div>
      <div id={code} hidden={!isOpen}>
        {isOpen ? <Code job={job} onQr={onQr} /> : null}
      </div>
    </div>
  )
}
