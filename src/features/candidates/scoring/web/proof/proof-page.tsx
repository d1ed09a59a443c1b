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
import { listLaws } from '../../../explanations/rules/write-scoring-notice.ts'
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
        ? `${organization} has no scored resumes yet.`
        : `${n(quotes.verbatim)} of ${n(quotes.of)} quotes in the newest ${n(quotes.resumes)} of ${n(scored)} ` +
          'scored resumes match the resume word for word. Checked just now.'}
      {quotes.verbatim < quotes.of ? ' The other resumes were replaced since. Read them again.' : ''}
    </Text>
    {groups.length > 0 ? (
      <>
        <ImpactTable groups={groups} />
        <Text size="sm" c="dimmed">
          For candidates scored in the last 365 days: the share of each group above the median for its position, divided
          by the highest share. New York City’s Local Law 144 uses this method. We ask only for the preferred language,
          not for sex or race, so an audit by those needs answers collected elsewhere.
        </Text>
      </>
    ) : null}
    <Title order={3}>How much the score influences reviewers</Title>
    {sway.length > 0 ? (
      <>
        <SwayTable sway={sway} />
        <Text size="sm" c="dimmed">
          For candidates received while the blind sample was on: how often each reviewer keeps people instead of
          archiving them. Influence is how much more often they keep high scores than low ones when they see the score,
          minus the same when it’s hidden, with its 95% confidence range. Near 0, they would decide the same without the
          score.
        </Text>
      </>
    ) : (
      <Text size="sm">
        No blind sample decisions yet. An Admin can turn it on in Settings, Scoring. Reviewers then decide on some
        candidates before the score appears.
      </Text>
    )}
  </>
)

const OwnPart = ({ organizationId }: { organizationId: string | undefined }) => {
  const found = useQuery(scoringProof, organizationId ? { organization_id: organizationId } : {})
  if (found.data) return <Own {...found.data} />
  if (found.isError)
    return <ErrorState onRetry={() => void found.refetch()}>Couldn’t load this organization’s figures.</ErrorState>
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

/**
 * Proof of the score, to read, print, and keep: its purpose, its accuracy, swaps without effect, and the clinic's own
 * scores.
 */
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
            {measuredWith.unseen} of {measuredWith.files} files that no rule was based on, compared with what a person
            typed. Small numbers: the range that holds the true share with 95% confidence.
          </Text>
          <MeasuredTable />
          <Text size="sm">
            {n(measuredQuotes.verbatim)} of {n(measuredQuotes.of)} quotes match their file word for word.
          </Text>
        </Part>
        <Part title="Swaps that change no number">
          <Text size="sm">
            {repeats.files} files were read {repeats.times} times each: {repeats.changed} gave a different answer. In
            10,000 made-up resumes, we swapped one thing for another:
          </Text>
          <SwapTable />
        </Part>
        <Part title="In your clinic">
          <OwnPart key={organizationId ?? 'own'} organizationId={organizationId} />
        </Part>
        <Part title="Notices by state law">
          <Text size="sm">Applicants see these sentences before they apply, from the day the law takes effect:</Text>
          {listLaws('the clinic').map(({ state, from, words }) => (
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
