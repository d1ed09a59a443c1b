import { Text } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { PublicEntrance } from '../../../access/sign-in/web/public.ts'
import { readJobCode } from '../contract/apply.ts'
import { ApplyForm } from './apply-form.tsx'
import { ApplySpeaking, useApplyWords } from './words/words.ts'

/** Longer than any code: no call is needed. */
const longest = 60
const unknown = 'We do not know this code. Check it letter by letter, or ask the person who gave it to you.'

/** Where people apply by a job code, without an account. */
export const ApplyPage = ({ code }: { code: string }) => (
  <ApplySpeaking>
    <Application code={code} />
  </ApplySpeaking>
)

const Application = ({ code }: { code: string }) => {
  const { words, language, say } = useApplyWords()
  const isTooLong = code.length > longest
  const asked = language === 'en' ? { code } : { code, language }
  const options = { staleTime: Number.POSITIVE_INFINITY, enabled: !isTooLong, keepPrevious: true }
  const job = useQuery(readJobCode, asked, options)
  const [done, setDone] = useState(false)
  if (isTooLong)
    return (
      <PublicEntrance title={words.title} lead={words.notOurs}>
        <Alert kind="note">{say(unknown)}</Alert>
      </PublicEntrance>
    )
  if (job.isError) {
    const isKnownNo = job.error instanceof UserError && ['not-found', 'invalid'].includes(job.error.code)
    return (
      <PublicEntrance title={words.title} lead={words.codeLead(code)}>
        {isKnownNo ? (
          <Alert kind="note">{say(job.error.message)}</Alert>
        ) : (
          <ErrorState onRetry={() => void job.refetch()} retry={words.retry}>
            {say(getErrorMessage(job.error, words.notLoaded))}
          </ErrorState>
        )}
      </PublicEntrance>
    )
  }
  if (!job.data)
    return (
      <PublicEntrance title={words.title} lead={words.moment}>
        <LoadingLines label={words.loading} lines={8} />
      </PublicEntrance>
    )
  const { organization, location, city, state, position } = job.data
  const place = [...new Set([location, city, state].filter(Boolean))].join(', ')
  if (done)
    return (
      <PublicEntrance title={words.thanks} lead={words.arrived(organization)}>
        <Text>{words.whatNext}</Text>
      </PublicEntrance>
    )
  return (
    <PublicEntrance title={words.applyAt(organization)} lead={`${words.positions[position]} · ${place}`}>
      <ApplyForm code={code} job={job.data} onDone={() => setDone(true)} />
    </PublicEntrance>
  )
}
