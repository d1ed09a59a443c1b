import { Text } from '@mantine/core'
import { useState } from 'react'
import { sentenceOf } from '../../../platform/web/call.ts'
import { useQuery } from '../../../platform/web/use-query.ts'
import { Refusal } from '../../../rules/refusal.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Failed, LoadingLines } from '../../../ui/states.tsx'
import { Entrance } from '../../sign-in/web/door.ts'
import { readJobCode } from '../contract.ts'
import { ApplyForm } from './apply-form.tsx'

/** Longer than any code: nobody needs to be asked. */
const longest = 60
const unknown = 'We do not know this code. Please check it letter by letter, or ask the person who gave it to you.'

const names = { RBT: 'Registered Behavior Technician (RBT)', BCBA: 'Board Certified Behavior Analyst (BCBA)' } as const

/** Where people apply by a job code, without an account. */
export const ApplyPage = ({ code }: { code: string }) => {
  const isTooLong = code.length > longest
  const job = useQuery(readJobCode, { code }, { staleTime: Number.POSITIVE_INFINITY, enabled: !isTooLong })
  const [done, setDone] = useState(false)
  if (isTooLong)
    return (
      <Entrance title="Apply" lead="This is not one of our codes">
        <Alert kind="note">{unknown}</Alert>
      </Entrance>
    )
  if (job.isError) {
    const isKnownNo = job.error instanceof Refusal && ['not-found', 'invalid'].includes(job.error.code)
    return (
      <Entrance title="Apply" lead={`Code ${code}`}>
        {isKnownNo ? (
          <Alert kind="note">{job.error.message}</Alert>
        ) : (
          <Failed onRetry={() => void job.refetch()}>
            {sentenceOf(job.error, 'This page could not be loaded. Please try again.')}
          </Failed>
        )}
      </Entrance>
    )
  }
  if (!job.data)
    return (
      <Entrance title="Apply" lead="One moment …">
        <LoadingLines label="Loading the job" lines={8} />
      </Entrance>
    )
  const { organization, location, city, state, position } = job.data
  const place = [...new Set([location, city, state].filter(Boolean))].join(', ')
  if (done)
    return (
      <Entrance title="Thank you!" lead={`${organization} has your application.`}>
        <Text>The team reads every application and gets in touch with you. You can close this page now.</Text>
      </Entrance>
    )
  return (
    <Entrance title={`Apply at ${organization}`} lead={`${names[position]} · ${place}`}>
      <ApplyForm code={code} job={job.data} onDone={() => setDone(true)} />
    </Entrance>
  )
}
