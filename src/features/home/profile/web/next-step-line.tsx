import { Button, Text } from '@mantine/core'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { useNow } from '../../../../platform/web/use-now.ts'
import { getFirstName } from '../../../../rules/person-name.ts'
import { decideNextStep, type NextStep } from '../rules/decide-next-step.ts'
import { getConsentStanding } from '../rules/get-consent-standing.ts'
import css from './profile.module.css'
import type { Profile } from './profile-data.ts'
import type { ProfileDialog, ProfileSearch } from './profile-search.ts'

/** Returns the next step for a candidate. Null for a record merged into another, or one to be deleted. */
export const useNextStep = (profile: Profile): NextStep | null => {
  const now = useNow(60_000)
  const { candidate, contact, interview, followUp, mergedInto, erasure } = profile
  if (mergedInto || erasure) return null
  return decideNextStep(
    {
      status: candidate.status,
      phone: candidate.phone_number,
      textConsent: getConsentStanding(profile),
      optedOut: candidate.opted_out !== null,
      contact,
      interview,
      followUp,
    },
    {
      now,
      timeZone: viewerTimeZone,
      theirs: profile.localTime?.timeZone,
      name: getFirstName(candidate.name || 'the candidate'),
    },
  )
}

/** The actions that the head of the page offers to everyone who may edit. */
export const headActions = ['text', 'interview', 'status'] as const satisfies ProfileDialog[]

/** Returns whether an interview needs a time. Nothing is to do for a record merged into another, or one to be deleted. */
export const isTimeMissing = ({ candidate, mergedInto, erasure }: Profile): boolean =>
  candidate.interview_time_missing && !mergedInto && !erasure

/** Whether the head has the button of a step already. */
const isInHead = (act: NonNullable<NextStep['act']>): boolean =>
  'dialog' in act && headActions.some((one) => one === act.dialog)

type NextStepLineProps = { step: NextStep; mayEdit: boolean; onGo: (where: ProfileSearch) => void }

/** The next step for this candidate, with its button unless the head's actions have it. */
export const NextStepLine = ({ step, mayEdit, onGo }: NextStepLineProps) => {
  const { say, act } = step
  if (say === null) return null
  const isHere = act !== null && !isInHead(act) && (mayEdit || 'tab' in act)
  return (
    <div role="note" aria-label="Next step" className={css.next}>
      <Text component="p" inherit>
        {say}
      </Text>
      {isHere ? (
        <Button
          size="compact-md"
          variant="light"
          className={css.act}
          onClick={() => onGo('tab' in act ? { tab: act.tab } : { dialog: act.dialog })}
        >
          {act.label}
        </Button>
      ) : null}
    </div>
  )
}
