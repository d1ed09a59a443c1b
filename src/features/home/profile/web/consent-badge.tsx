import { Badge, Tooltip } from '@mantine/core'
import { type OptOutMark, optOutWords } from '@reinforce/reply-reader/opt-outs/opt-out-words.ts'
import { formatInstant } from '../../../../ui/format-instant.ts'
import { getConsentStanding } from '../rules/get-consent-standing.ts'
import type { Profile } from './profile-data.ts'

const words = {
  given: { label: 'Can be texted', color: 'pine' },
  refused: { label: 'Refused texts', color: 'red' },
  unknown: { label: 'Consent to text unknown', color: 'gray' },
  declined: { label: 'Didn’t agree to texts', color: 'red' },
} as const

type ConsentBadgeProps = Pick<Profile, 'consent' | 'contact'> & { optedOut: OptOutMark | null }

/** Whether this person may be texted, and where that is known from. */
export const ConsentBadge = ({ consent, contact, optedOut }: ConsentBadgeProps) => {
  if (optedOut)
    return (
      <Badge variant="light" color="red">
        {optedOut === 'here' ? 'Opted out of texts' : optOutWords.everywhere}
        {consent.optedOutAt ? ` on ${formatInstant(consent.optedOutAt)}` : ''}
      </Badge>
    )
  const { label, color } = words[getConsentStanding({ consent, contact })]
  const badge = (
    <Badge variant="light" color={color} tabIndex={consent.source ? 0 : undefined}>
      {label}
    </Badge>
  )
  if (!consent.source) return badge
  return <Tooltip label={`${consent.source}${consent.at ? ` · ${formatInstant(consent.at)}` : ''}`}>{badge}</Tooltip>
}
