import { Anchor, Badge, Button, Group, Paper, Text, Title, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@reinforce/icons'
import { useState } from 'react'
import { canClearCertification } from '../../../candidates/directory/rules/credential/describe-registry-answer.ts'
import { isUnscored } from '../../../candidates/directory/rules/resume/explain-missing-score.ts'
import { FitScore, getRegistryAnswer, StatusBadge, StatusPick } from '../../../candidates/directory/web/public.ts'
import { ConsentBadge } from './consent-badge.tsx'
import { isTimeMissing, NextStepLine, useNextStep } from './next-step-line.tsx'
import { NeedsTime } from './panel/needs-time.tsx'
import css from './profile.module.css'
import { ProfileActions } from './profile-actions.tsx'
import type { Profile } from './profile-data.ts'
import { ProfileFacts } from './profile-facts.tsx'
import type { ProfileDialog, ProfileSearch } from './profile-search.ts'

/** Shown for people without a number. */
const ways = new Set<Profile['credential']['next']['case']>(['no-number', 'in-training'])

type ProfileHeadProps = {
  profile: Profile
  mayEdit: boolean
  onOpen: (what: ProfileDialog) => void
  onGo: (where: ProfileSearch) => void
}

type StatusProps = { candidate: Profile['candidate']; name: string; onOpen: ProfileHeadProps['onOpen'] | null }

const Status = ({ candidate, name, onOpen }: StatusProps) =>
  onOpen ? (
    <StatusPick row={candidate} onMore={() => onOpen('status')} onArchive={() => onOpen('archive')}>
      <UnstyledButton
        className={css.statusButton}
        data-hint="Change status"
        aria-haspopup="menu"
        aria-label={`${candidate.status}. Change status of ${name}`}
      >
        <StatusBadge status={candidate.status} />
      </UnstyledButton>
    </StatusPick>
  ) : (
    <StatusBadge status={candidate.status} />
  )

/** How well they fit and why, who this is, what to do next, and how to reach them. */
export const ProfileHead = ({ profile, mayEdit, onOpen, onGo }: ProfileHeadProps) => {
  const { candidate, fit, consent, archiveReason } = profile
  const name = candidate.name || candidate.full_name || 'Unknown'
  const step = useNextStep(profile)
  const [isOpen, setOpen] = useState(false)
  return (
    <Paper component="section" aria-label="Candidate" className={css.head}>
      <Title order={1} className={css.name}>
        {name}
      </Title>
      <div className={css.score}>
        <FitScore row={candidate} wide large />
        {mayEdit && canClearCertification(getRegistryAnswer(candidate)) ? (
          <Button size="compact-sm" variant="default" mt={6} onClick={() => onOpen('empty-number')}>
            Clear Number
          </Button>
        ) : null}
      </div>
      <div className={css.who}>
        <Group gap="xs">
          <Status candidate={candidate} name={name} onOpen={mayEdit ? onOpen : null} />
          {isTimeMissing(profile) ? <NeedsTime /> : null}
          <Badge variant="light" color="gray">
            {candidate.position}
          </Badge>
          <Badge variant="light" color="gray">
            {candidate.type}
          </Badge>
          {ways.has(profile.credential.next.case) ? (
            <Badge variant="light" color="gray">
              {profile.credential.next.title}
            </Badge>
          ) : null}
          <ConsentBadge consent={consent} contact={profile.contact} optedOut={candidate.opted_out} />
        </Group>
        {archiveReason ? (
          <Text size="sm" c="dimmed">
            Reason: {archiveReason}
          </Text>
        ) : null}
        {step ? <NextStepLine step={step} mayEdit={mayEdit} onGo={onGo} /> : null}
      </div>
      {mayEdit ? <ProfileActions profile={profile} name={name} onOpen={onOpen} /> : null}
      <div className={css.reason}>
        <Text size="sm" c="dimmed">
          {isUnscored(candidate) && !fit.override ? null : fit.reason}
          {mayEdit && getRegistryAnswer(candidate)?.state === 'claimed' ? (
            <>
              {' '}
              <Anchor component="button" inherit underline="always" onClick={() => onGo({ tab: 'credential' })}>
                Verify
              </Anchor>
            </>
          ) : null}
        </Text>
        <Button
          size="compact-sm"
          variant="subtle"
          aria-expanded={isOpen}
          rightSection={<IconChevronDown size={14} className={isOpen ? css.turned : undefined} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          Show All Details
        </Button>
      </div>
      <ProfileFacts profile={profile} mayEdit={mayEdit} isOpen={isOpen} />
    </Paper>
  )
}
