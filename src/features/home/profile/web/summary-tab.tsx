import { Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { formatDay, toLocalDay } from '../../../../rules/day.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { getPage } from '../../../candidates/directory/rules/candidate-link.ts'
import { isUnscored } from '../../../candidates/directory/rules/resume/explain-missing-score.ts'
import { AnalysisParts, MissingScore, StatusBadge } from '../../../candidates/directory/web/public.ts'
import { BlindDecision } from '../../../candidates/scoring/web/public.ts'
import css from './profile.module.css'
import type { Profile } from './profile-data.ts'
import { ScoreDerivation } from './score-derivation.tsx'

type SummaryTabProps = { profile: Profile; mayEdit: boolean; onOverride: () => void; onMerge: () => void }

const shownAtOnce = 3

type DuplicatesProps = Pick<Profile, 'duplicates'> & { onMerge: (() => void) | null }

/** The newest possible duplicate in one line: on a narrow screen the analysis comes first. */
const DuplicateLine = ({ duplicates: [first, ...rest], onMerge }: DuplicatesProps) =>
  first ? (
    <Alert kind="note">
      <div className={css.duplicate}>
        <span>
          Possible duplicate:{' '}
          <Anchor inherit underline="always" renderRoot={(props) => <Link {...props} {...getPage(first)} />}>
            {first.name || 'Unknown'}
          </Anchor>
          {rest.length > 0 ? ` and ${rest.length} more` : ''}
        </span>
        {onMerge ? (
          <Button size="compact-sm" variant="default" onClick={onMerge}>
            Merge
          </Button>
        ) : null}
      </div>
    </Alert>
  ) : null

const Duplicates = ({ duplicates, onMerge }: DuplicatesProps) => {
  const [all, setAll] = useState(false)
  return (
    <Paper p="md" component="section">
      <Group justify="space-between" mb="xs">
        <Title order={2}>{duplicates.length === 1 ? 'Possible duplicate' : 'Possible duplicates'}</Title>
        {onMerge ? (
          <Button size="compact-sm" variant="default" onClick={onMerge}>
            Merge
          </Button>
        ) : null}
      </Group>
      <ul className={css.list}>
        {duplicates.slice(0, all ? undefined : shownAtOnce).map((other) => (
          <li key={other.id} className={css.item}>
            <Group justify="space-between" gap="xs">
              <Anchor fw={600} renderRoot={(props) => <Link {...props} {...getPage(other)} />}>
                {other.name || 'Unknown'}
              </Anchor>
              <StatusBadge status={other.status} />
            </Group>
            <Text size="sm" c="dimmed">
              {other.reasons.join(' · ')} · {other.position} · received{' '}
              {formatDay(toLocalDay(new Date(other.created_at), viewerTimeZone))}
            </Text>
          </li>
        ))}
      </ul>
      {!all && duplicates.length > shownAtOnce ? (
        <Button size="compact-sm" variant="subtle" onClick={() => setAll(true)}>
          Show All {duplicates.length}
        </Button>
      ) : null}
    </Paper>
  )
}

const PossibleDuplicates = (props: DuplicatesProps) => {
  const isNarrow = useMediaQuery('(max-width: 899px)', false, { getInitialValueInEffect: false })
  if (props.duplicates.length === 0) return null
  return isNarrow ? <DuplicateLine {...props} /> : <Duplicates {...props} />
}

/** Scores with their reasons and how they were counted; possible duplicates next to them. */
export const SummaryTab = ({ profile, mayEdit, onOverride, onMerge }: SummaryTabProps) => {
  const isMissing = isUnscored(profile.candidate) && !profile.fit.override
  return (
    <div className={css.columns} data-alone={profile.duplicates.length === 0 || undefined}>
      <PossibleDuplicates duplicates={profile.duplicates} onMerge={mayEdit ? onMerge : null} />
      <Paper p="md" component="section" className={css.analysis}>
        <Stack gap="lg">
          {isMissing ? <MissingScore row={profile.candidate} /> : null}
          {profile.candidate.unread && !isMissing ? <Alert kind="note">{profile.candidate.unread}</Alert> : null}
          {profile.blind?.decided ? <BlindDecision {...profile.blind.decided} /> : null}
          {profile.blind?.decided === null ? null : (
            <AnalysisParts
              id={profile.candidate.id}
              fit={profile.candidate.fit}
              countsCulture={profile.counts_culture_fit}
              scores={profile.scores}
              isBcba={profile.candidate.position === 'BCBA'}
              order={2}
            />
          )}
          {isMissing ? null : (
            <div className={css.counted}>
              <ScoreDerivation fit={profile.fit} />
              {mayEdit ? (
                <Button size="compact-sm" variant="default" onClick={onOverride}>
                  {profile.fit.override ? 'Change or Remove Score' : 'Set Score Manually'}
                </Button>
              ) : null}
            </div>
          )}
        </Stack>
      </Paper>
    </div>
  )
}
