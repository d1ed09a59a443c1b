import type { TextCarrier } from '../../../../../rules/texts/text-carriers.ts'

export type ReadinessItem = { name: string; state: 'ready' | 'not needed' | 'missing' | 'problem'; words: string }

type ReadinessFacts = {
  transport: TextCarrier
  brandId: string
  campaignId: string
  number: string
  optInWording: string
  helpReply: string
  senderProblem: string | null
  pausedUntil: string | null
}

const registered = (name: string, id: string, what: string): ReadinessItem =>
  id === ''
    ? { name, state: 'missing', words: `No ${what} is recorded. Carriers block texts from unregistered senders.` }
    : { name, state: 'ready', words: id }

/**
 * What US carriers and law ask of a sender of texts, one item each: brand and campaign (10DLC), number, the wording of the
 * consent, the reply to HELP, and whether the provider lets texts through. Simulated phones need no registration.
 */
export const checkTextingReadiness = (known: ReadinessFacts): ReadinessItem[] => {
  const { transport, brandId, campaignId, number, optInWording, helpReply, senderProblem, pausedUntil } = known
  const isSimulated = transport === 'simulator'
  const registration = [
    registered('Brand', brandId, 'brand registration'),
    registered('Campaign', campaignId, 'campaign registration'),
  ].map(
    (item): ReadinessItem =>
      item.state === 'missing' && isSimulated
        ? {
            ...item,
            state: 'not needed',
            words: 'Simulated phones don’t need it. Record it here before you send real texts.',
          }
        : item,
  )
  const sending: ReadinessItem = senderProblem
    ? { name: 'Sending', state: 'problem', words: senderProblem }
    : pausedUntil
      ? { name: 'Sending', state: 'problem', words: `Texts wait until ${pausedUntil}.` }
      : {
          name: 'Sending',
          state: 'ready',
          words: isSimulated ? 'Texts go to simulated phones. No one receives them.' : 'Texts are accepted.',
        }
  return [
    ...registration,
    number === ''
      ? { name: 'Number', state: 'missing', words: 'No number to send from is set.' }
      : { name: 'Number', state: 'ready', words: number },
    { name: 'Opt-in wording', state: 'ready', words: optInWording },
    { name: 'Reply to HELP', state: 'ready', words: helpReply },
    sending,
  ]
}
