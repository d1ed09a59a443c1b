import { Anchor, Text } from '@mantine/core'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { useNow } from '../../../../platform/web/use-now.ts'
import { decideNextStep } from '../rules/decide-next-step.ts'
import { getConsentStanding } from '../rules/get-consent-standing.ts'
import css from './profile.module.css'
import type { Profile } from './profile-data.ts'
import type { ProfileSearch } from './profile-search.ts'

type NextStepLineProps = { profile: Profile; mayEdit: boolean; onGo: (where: ProfileSearch) => void }

/** The next step for this candidate, with its button. Renders nothing for a record merged into another. */
export const NextStepLine = ({ profile, mayEdit, onGo }: NextStepLineProps) => {
  const now = useNow(60_000)
  const { candidate, contact, interview, followUp, mergedInto, erasure } = profile
  if (mergedInto || erasure) return null
  const { say, act } = decideNextStep(
    {
      status: candidate.status,
      phone: candidate.phone_number,
      textConsent: getConsentStanding(profile),
      optedOut: candidate.opted_out !== null,
      contact,
      interview,
      followUp,
    },
    { now, timeZone: viewerTimeZone, theirs: profile.localTime?.timeZone },
  )
  return (
    <Text component="p" role="note" aria-label="Next step" className={css.next}>
      {say}
      {act && (mayEdit || 'tab' in act) ? (
        <Anchor
          component="button"
          type="button"
          className={css.act}
          onClick={() => onGo('tab' in act ? { tab: act.tab } : { dialog: act.dialog })}
        >
          {act.label}
        </Anchor>
      ) : null}
    </Text>
  )
}
