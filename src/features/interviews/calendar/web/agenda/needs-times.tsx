import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import { interviewTimeQuery } from '../../../../candidates/directory/rules/review/interview-time-query.ts'
import { countCandidates } from '../../../../candidates/directory/web/public.ts'
import css from './needs-times.module.css'

/** After the time zone: how many candidates wait for the time of their interview. Opens them. Nothing if there are none. */
export const NeedsTimes = () => {
  const { data } = useQuery(countCandidates, { timeZone: viewerTimeZone, ...interviewTimeQuery })
  if (!data?.total) return null
  return (
    <>
      {' · '}
      <Anchor
        inherit
        underline="always"
        className={css.link}
        renderRoot={(props) => <Link {...props} to="/candidate-directory" search={interviewTimeQuery} />}
      >
        {formatCount(data.total)} {data.total === 1 ? 'needs' : 'need'} a time
      </Anchor>
    </>
  )
}
