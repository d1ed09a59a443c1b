import { Box, Button, Group, List, Paper, Stack, Text, Title } from '@mantine/core'
import { measuredOn, measuredQuotes, measuredWith, repeats } from '@reinforce/resume-reader/proof/benchmark.ts'
import { rubricVersions } from '@reinforce/resume-reader/proof/versions.ts'
import type { ReactNode } from 'react'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { formatDay } from '../../../../../rules/day.ts'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import { Page } from '../../../../../ui/page.tsx'
import { ErrorState, LoadingLines } from '../../../../../ui/states.tsx'
import { OrganizationSelect } from '../../../../access/organization-choice/web/public.ts'
import { useCan, useMe } from '../../../../access/sign-in/web/public.ts'
import { lawByState } from '../../../explanations/rules/scoring-notice.ts'
import { scoringProof } from '../../contract/scoring-proof.ts'
import type { ProofSearch } from './proof-search.ts'
import { ImpactTable, MeasuredTable, type Proof, SwapTable, SwayTable } from './proof-tables.tsx'
import { records } from './proof-words.ts'

type ProofPageProps = { search: ProofSearch; onSearch: (change: ProofSearch, replace: boolean) => void }
const n = (value: number) => formatCount(value)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Paper p="md" component="section" aria-label={title}>
    <Stack gap="sm">
      <Title order={2}>{title}</Title>
      {children}
    </Stack>
  </Paper>
)

const Own = ({ organization, scored, quotes, groups, sway }: Proof) => (
  <>
    <Text size="sm">
      {quotes.of === 0
        ? `No resume of ${organization} was scored yet.`
        : `${n(quotes.verbatim)} of ${n(quotes.of)} quotes in the newest ${n(quotes.resumes)} of ${n(scored)} scored resumes stand there word for word, checked just now.`}
      {quotes.verbatim < quotes.of ? ' The others were written over since: have these resumes read again.' : ''}
    </Text>
    {groups.length > 0 ? (
      <>
        <ImpactTable groups={groups} />
        <Text size="sm" c="dimmed">
          Of those scored in the last 365 days: the share of a group above the median of its position, divided by the
          highest share (as New York City’s Local Law 144 counts). The preferred language is the only group that is
          asked for; sex and race are not, so an audit by them needs answers that people give elsewhere.
        </Text>
      </>
    ) : null}
    <Title order={3}>How far the score sways reviewers</Title>
    {sway.length > 0 ? (
      <>
        <SwayTable sway={sway} />
        <Text size="sm" c="dimmed">
          Of those who came in while the blind sample was on: whom a reviewer keeps in play instead of archiving. Sway
          is how much more often they keep those with a high score when they see it, less the same when it is hidden,
          with its range of 95 % certainty. Near 0, they would decide the same without the score.
        </Text>
      </>
    ) : (
      <Text size="sm">
        Nobody was decided on in a blind sample yet. An Admin switches it on in Settings, Scoring: then some candidates
        are decided before their score shows.
      </Text>
    )}
  </>
)

const OwnPart = ({ organizationId }: { organizationId: string | undefined }) => {
  const found = useQuery(scoringProof, organizationId ? { organization_id: organizationId } : {})
  if (found.data) return <Own {...found.data} />
  if (found.isError)
    return (
      <ErrorState onRetry={() => void found.refetch()}>
        The figures of this organization could not be loaded.
      </ErrorState>
    )
  return <LoadingLines label="Loading the figures" lines={6} />
}

const Versions = () => (
  <Stack gap="xs">
    {rubricVersions.map(({ version, since, changes }) => (
      <div key={version}>
        <Text size="sm" fw={600}>
          Version {version}, since {formatDay(since)}
        </Text>
        <List size="sm">
          {changes.map((change) => (
            <List.Item key={change}>{change}</List.Item>
          ))}
        </List>
      </div>
    ))}
  </Stack>
)

/** What the score is for, how well it reads, what changes nothing, and how the clinic's own scores look: to be read, and to be printed and kept. */
export const ProofPage = ({ search, onSearch }: ProofPageProps) => {
  const isPlatform = useCan('platform:see')
  const own = useMe()?.organization.id ?? null
  const [newest] = rubricVersions
  const organizationId = search.organization
  return (
    <Page
      title="How the Score Is Proven"
      lead={`Rubric version ${newest?.version}, since ${formatDay(newest?.since ?? measuredOn)}. Figures of ${formatDay(measuredOn)}.`}
    >
      <Stack gap="md">
        <Group justify="space-between">
          {isPlatform ? (
            <Box w={260} maw="100%">
              <OrganizationSelect
                label="Organization"
                value={organizationId ?? own}
                onChange={(id) => onSearch({ organization: id ?? undefined }, true)}
              />
            </Box>
          ) : (
            <span />
          )}
          <Button variant="default" onClick={() => window.print()}>
            Print for Your Records
          </Button>
        </Group>
        <Part title="For your records">
          {records.map(({ title, sentences }) => (
            <div key={title}>
              <Title order={3}>{title}</Title>
              {sentences.map((sentence) => (
                <Text key={sentence} size="sm">
                  {sentence}
                </Text>
              ))}
            </div>
          ))}
        </Part>
        <Part title="How well it reads">
          <Text size="sm">
            {measuredWith.unseen} of {measuredWith.files} files that no rule was made by, compared with what a person
            typed. Small numbers: the range is where the share lies with 95 % certainty.
          </Text>
          <MeasuredTable />
          <Text size="sm">
            {n(measuredQuotes.verbatim)} of {n(measuredQuotes.of)} quotes stood in their file word for word.
          </Text>
        </Part>
        <Part title="What changes no number">
          <Text size="sm">
            {repeats.files} files were read {repeats.times} times each: {repeats.changed} gave another answer. In 10,000
            made-up resumes one thing was swapped for another:
          </Text>
          <SwapTable />
        </Part>
        <Part title="In your clinic">
          <OwnPart key={organizationId ?? 'own'} organizationId={organizationId} />
        </Part>
        <Part title="What the law adds by state">
          <Text size="sm">Applicants read these sentences before they send, from the day the law is in force:</Text>
          {lawByState('the clinic').map(({ state, from, words }) => (
            <div key={state}>
              <Text size="sm" fw={600}>
                {state}, from {formatDay(from)}
              </Text>
              <Text size="sm">{words}</Text>
            </div>
          ))}
        </Part>
        <Part title="Versions">
          <Versions />
        </Part>
      </Stack>
    </Page>
  )
}
