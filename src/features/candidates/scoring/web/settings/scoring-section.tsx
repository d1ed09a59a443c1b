import { Anchor, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { LearnMore } from '../../../../../ui/fold/learn-more.tsx'
import { ErrorState, LoadingLines } from '../../../../../ui/states.tsx'
import { OrganizationSelect } from '../../../../access/organization-choice/web/public.ts'
import { useCan, useMe } from '../../../../access/sign-in/web/public.ts'
import { scoringSettings } from '../../contract/scoring-settings.ts'
import { BlindSample } from './blind-sample.tsx'
import { ModelSwitch } from './model-switch.tsx'
import { RereadProgress } from './reread-progress.tsx'
import { ScoringForm } from './scoring-form.tsx'

const Found = ({ id, mayChange }: { id: string; mayChange: boolean }) => {
  const found = useQuery(scoringSettings, { id })
  if (found.isError && !found.data)
    return (
      <ErrorState onRetry={() => void found.refetch()}>
        {getErrorMessage(found.error, 'Couldn’t load the weights.')}
      </ErrorState>
    )
  if (!found.data) return <LoadingLines label="Loading the weights" lines={12} />
  const { rubrics, values, blind, model } = found.data
  return (
    <>
      <ScoringForm key={JSON.stringify([id, rubrics, values])} id={id} settings={found.data} mayChange={mayChange} />
      <RereadProgress id={id} settings={found.data} mayChange={mayChange} />
      <BlindSample key={`${id} ${blind.one_in}`} id={id} blind={blind} mayChange={mayChange} />
      <ModelSwitch id={id} model={model} mayChange={mayChange} />
    </>
  )
}

/** The published rubric that scores resumes, with the clinic's weights. Admins change it, others read. `below`: another area's settings of scores. */
export const ScoringSection = ({ below }: { below?: ReactNode }) => {
  const mayChange = useCan('users:manage')
  const isPlatform = useCan('platform:edit')
  const own = useMe()?.organization.id ?? null
  const [chosen, setChosen] = useState<string | null>(null)
  const id = chosen ?? own
  return (
    <Stack gap="md" component="section" aria-label="Scoring">
      <div>
        <Title order={2}>Scoring</Title>
        <Text size="sm" c="dimmed">
          Points come from the resume. Your team decides.{' '}
          <Anchor inherit underline="always" renderRoot={(props) => <Link {...props} to="/scoring-proof" />}>
            How we test the score
          </Anchor>
        </Text>
        <LearnMore about="How points add up">
          A resume earns points for what it says, word for word. Name, age, address, school, employer, and gaps don’t
          count. A number never moves or rejects anyone.
        </LearnMore>
      </div>
      {isPlatform ? <OrganizationSelect label="Organization" value={id} onChange={setChosen} /> : null}
      {id === null ? null : <Found key={id} id={id} mayChange={mayChange} />}
      {below}
    </Stack>
  )
}
