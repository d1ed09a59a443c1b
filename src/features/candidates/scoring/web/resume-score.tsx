import { Anchor, Box, Button, Group, Stack, Text, Title } from '@mantine/core'
import { formatTimeWorked } from '@reinforce/resume-reader/format-time-worked.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { type Day, formatDay } from '../../../../rules/day.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { useKeepMounted } from '../../../../ui/dialog/use-keep-mounted.ts'
import { Disclosure } from '../../../../ui/fold/disclosure.tsx'
import { ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { useCan } from '../../../access/sign-in/web/public.ts'
import { blindSentence } from '../../directory/rules/resume/not-scored.ts'
import { rescore, resumeScore } from '../contract/scoring.ts'
import { BlindDecision } from './blind-decision.tsx'
import { ModelReview } from './model-review.tsx'
import { CriteriaList } from './part-criteria.tsx'

type Reading = NonNullable<z.output<typeof resumeScore.reply>['reading']>

const stateWords: Record<string, string> = {
  'active-claimed': 'claimed',
  'in-training': 'in training',
  expired: 'expired',
  none: 'not certified',
}

/** Names a certification by its number, which begins with its kind: "RBT-25-445224", "BCBA 1-20-25601", "RBT". */
const nameCertification = (kind: string, number: string | null): string => {
  if (number?.startsWith(kind)) return number
  return `${kind === 'other' ? 'Another certification' : kind}${number ? ` ${number}` : ''}`
}

/** Fields that were blank and have what the résumé says. */
const Filled = ({ reading: { filledCertification, filledCurrentRbt } }: { reading: Reading }) => {
  const filled = [
    ...(filledCertification ? [`certification number ${filledCertification}`] : []),
    ...(filledCurrentRbt ? ['“Currently an RBT”'] : []),
  ]
  return filled.length === 0 ? null : <Text size="sm">Filled in from the resume: {filled.join(' and ')}.</Text>
}

/** Claims of the résumé, before any number. */
const Claims = ({ reading }: { reading: Reading }) => {
  const { certifications, abaMonths, relatedMonths } = reading
  const lines = [
    ...certifications.map(
      ({ kind, number, state }) => `${nameCertification(kind, number)}: ${stateWords[state] ?? state}`,
    ),
    ...(abaMonths === null ? [] : [`ABA work with dates: ${formatTimeWorked(abaMonths)}`]),
    ...(relatedMonths === null ? [] : [`Related work with dates: ${formatTimeWorked(relatedMonths)}`]),
  ]
  return lines.map((line) => (
    <Text key={line} size="sm">
      {line}
    </Text>
  ))
}

const inHours = (minutes: number): string => (minutes / 60).toLocaleString('en-US', { maximumFractionDigits: 1 })

/** Hours when the candidate can work, next to the opening hours of their location. */
const Hours = ({ words, quotes, location, fit }: NonNullable<Reading['hours']>) => (
  <div>
    <Text size="sm" fw={600}>
      {fit && fit.open > 0
        ? `Hours that fit: ${inHours(fit.fits)} of ${inHours(fit.open)} a week${location ? ` at ${location}` : ''}`
        : 'Hours'}
    </Text>
    <Text size="sm">{words === '' ? 'No hours left in the week.' : `Can work ${words}.`}</Text>
    {quotes.map((quote) => (
      <Text key={quote} size="sm" c="dimmed">
        “{quote}”
      </Text>
    ))}
    {fit ? null : (
      <Text size="sm" c="dimmed">
        {location
          ? `Opening hours for ${location} aren’t set. Add them in the organization’s Locations.`
          : 'No location to compare them with.'}
      </Text>
    )}
  </div>
)

const describeReading = (reading: Reading): string | null => {
  if (reading.state === 'failed') return 'Reading the resume took too long, so there’s no score.'
  if (reading.state === 'waits' && reading.rubricVersion === null) return 'Reading the resume…'
  if (reading.hasPromptInjection) return 'No score: the text contains instructions to the reader. Review it yourself.'
  if (!reading.isResume) return 'No score: the text doesn’t look like one person’s resume.'
  return null
}

type Blind = NonNullable<z.output<typeof resumeScore.reply>['blind']>

/** Note that the numbers wait for a decision, or the decision before they showed. */
const BlindNote = ({ decided }: Blind) => (
  <Box mb="xs">{decided ? <BlindDecision {...decided} /> : <Alert kind="note">{blindSentence}</Alert>}</Box>
)

const Read = ({ id, reading, isHidden }: { id: string; reading: Reading; isHidden: boolean }) => {
  const trouble = describeReading(reading)
  // Those of a score in use are listed below it.
  const unplaced = reading.isUsed && !isHidden ? reading.criteria.filter(({ part }) => part === null) : reading.criteria
  if (trouble)
    return reading.state === 'waits' ? <Text c="dimmed">{trouble}</Text> : <Alert kind="note">{trouble}</Alert>
  return (
    <Stack gap="sm">
      <Filled reading={reading} />
      {reading.hours ? <Hours {...reading.hours} /> : null}
      {unplaced.length > 0 ? (
        <CriteriaList id={id} criteria={unplaced} reviews={reading.modelReview?.criteria ?? []} />
      ) : null}
      {reading.isUsed || isHidden ? null : (
        <Text size="sm">
          Scores above came with the application and stay. Our rubric gives skills {reading.skills ?? 0} and experience{' '}
          {reading.experience ?? 0}.
        </Text>
      )}
    </Stack>
  )
}

/** Facts that were read and the rules that counted them, for the few who check a score. */
const HowCounted = ({ reading, rubricVersion, readOn }: { reading: Reading; rubricVersion: string; readOn: Day }) => (
  <Disclosure label="How this was counted">
    {describeReading(reading) === null ? (
      <div>
        <Claims reading={reading} />
      </div>
    ) : null}
    <Text size="sm">
      A month with two jobs counts once. Name, age, photo, address, school, employer’s name, gaps, and video don’t
      count. A person decides.
    </Text>
    <Text size="sm" c="dimmed">
      Rubric version {rubricVersion}, read {formatDay(readOn)}
      {reading.state === 'waits' ? '; reading it again now' : ''}.{' '}
      <Anchor inherit underline="always" renderRoot={(props) => <Link {...props} to="/scoring-proof" />}>
        How the score is proven
      </Anchor>
    </Text>
  </Disclosure>
)

const WhatWasRead = ({ id }: { id: string }) => {
  const found = useQuery(resumeScore, { id })
  const again = useCommand(rescore)
  const mayEdit = useCan('candidates:edit')
  if (found.isError)
    return (
      <ErrorState onRetry={() => void found.refetch()}>
        {getErrorMessage(found.error, 'Couldn’t load what we read in the resume.')}
      </ErrorState>
    )
  if (!found.data) return <LoadingLines label="Loading what we read in the resume" lines={4} />
  const { reading, blind } = found.data
  if (!reading) return blind ? <BlindNote {...blind} /> : null
  return (
    <section aria-label="From the resume">
      <Group justify="space-between" mb={6}>
        <Title order={3}>From the resume</Title>
        {mayEdit ? (
          <Button
            size="compact-sm"
            variant="default"
            loading={again.isPending}
            disabled={reading.state === 'waits'}
            onClick={() => again.mutate({ id })}
          >
            Read Again
          </Button>
        ) : null}
      </Group>
      {again.isError ? (
        <Alert>{getErrorMessage(again.error, 'Couldn’t read the resume again. Try again.')}</Alert>
      ) : null}
      {blind ? <BlindNote {...blind} /> : null}
      <Read id={id} reading={reading} isHidden={blind?.decided === null} />
      {reading.modelReview ? <ModelReview id={id} review={reading.modelReview} mayEdit={mayEdit} /> : null}
      {reading.rubricVersion === null || reading.readOn === null ? null : (
        <Box mt="sm">
          <HowCounted reading={reading} rubricVersion={reading.rubricVersion} readOn={reading.readOn} />
        </Box>
      )}
    </section>
  )
}

type ResumeScoreProps = {
  id: string
  /** The score's parts, above what was read. */
  children?: ReactNode
}

/**
 * The score's parts, then data read from the résumé, with quotes. Renders the parts alone if there are no words to read. The parts wait
 * for their criteria, which would push the next part down.
 */
export const ResumeScore = ({ id, children }: ResumeScoreProps) => {
  const { isPending } = useQuery(resumeScore, { id })
  // Parts stay once they are here: one that retries after a failure would remove itself and start over.
  const isHere = useKeepMounted(!isPending)
  if (!isHere) return <LoadingLines label="Loading what we read in the resume" lines={12} />
  return (
    <>
      {children}
      <WhatWasRead id={id} />
    </>
  )
}
