import { checkSend, type Verdict } from './check-send.ts'
import type { OrganizationHours, StateHours } from './settings/texting-hours.ts'

/** The hours that hold for the texts of an organization. */
export type GuardedHours = {
  quietHours: boolean
  marginMinutes: number
  stateHours: StateHours[]
  organization: OrganizationHours
}

type HoursInput = { phone: string; state: string | null; lastInbound: Date | null }

/**
 * Returns the send guard's verdict on hours alone at any moment, past ones too: for texts that are played and never
 * sent.
 */
export const guardHours =
  (hours: GuardedHours) =>
  ({ phone, state, lastInbound }: HoursInput, now: Date): Verdict =>
    checkSend({
      ...hours,
      now,
      senderProblem: null,
      pausedUntil: null,
      stopped: false,
      attested: true,
      sendAt: null,
    })({
      phone,
      impossible: null,
      state,
      consent: 'given',
      optedOut: false,
      refusedNumber: false,
      declined: null,
      undecided: false,
      repeated: null,
      lastInbound,
    })
