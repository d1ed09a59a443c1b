import { Button } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { CardRow } from '../../../../../ui/list/cards/card-row.tsx'
import { FactLine } from '../../../../../ui/list/facts/fact-line.tsx'
import { useCan } from '../../../../access/sign-in/web/public.ts'
import type { JobOfPlace } from '../../contract/jobs.ts'
import css from '../job-posts-page.module.css'
import { PostHealth } from '../post-state.tsx'
import { Candidates, Code, formatTown, JobTitle, nameJob } from './create-job-columns.tsx'

type JobCardProps = { job: JobOfPlace; actions: ReactNode; onQr: () => void }

/** A job on a narrow screen: its name, town, candidates, and health, at the right its next step; its code and links at a press. */
export const JobCard = ({ job, actions, onQr }: JobCardProps) => {
  const isPlatform = useCan('platform:see')
  const [isOpen, setOpen] = useState(false)
  const code = useId()
  const health = job.post ? <PostHealth state={job.post.state} reason={job.post.reason} /> : null
  return (
    <div className={css.job}>
      <CardRow
        aside={health}
        actions={
          <>
            <Button
              variant={isOpen ? 'light' : 'default'}
              size="xs"
              aria-label={`Code of ${nameJob(job)}`}
              aria-expanded={isOpen}
              aria-controls={code}
              onClick={() => setOpen(!isOpen)}
            >
              Code
            </Button>
            {actions}
          </>
        }
      >
        <JobTitle job={job} />
        <div className={css.jobFacts}>
          <FactLine
            facts={[
              ['organization', isPlatform ? job.organization : null],
              ['town', formatTown(job)],
              ['candidates', <Candidates key="candidates" job={job} isShort />],
              ['health', health ? null : 'No post'],
            ]}
          />
        </div>
      </CardRow>
      <div id={code} hidden={!isOpen}>
        {isOpen ? <Code job={job} onQr={onQr} /> : null}
      </div>
    </div>
  )
}
