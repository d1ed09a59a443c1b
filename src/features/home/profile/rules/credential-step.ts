import type { ReadCertification } from '@reinforce/resume-reader/resume-facts.ts'
import { parseCertification } from '../../../../rules/credential/certification.ts'
import { type Position } from '../../../../rules/credential/positions.ts'
import { type Day, formatDay } from '../../../../rules/day.ts'
import type { RegistryState } from '../../../candidates/directory/rules/credential/registry-answer.ts'

/** What a résumé says about a certificate: its words verbatim in `quote`. */
export type CertificationRead = Pick<ReadCertification, 'kind' | 'number' | 'state'> & { quote: string }

/** All ways in which a certificate can stand, from certain to nothing known. */
export const credentialCases = [
  'verified',
  'inactive',
  'expired',
  'not-found',
  'unreadable',
  'other-kind',
  'claimed',
  'no-number',
  'in-training',
  'none',
] as const
type CredentialCase = (typeof credentialCases)[number]

export type CredentialStep = {
  case: CredentialCase
  /** How things stand, in two or three words. */
  title: string
  /** What someone of the clinic does next. */
  step: string
  /** What the résumé, or the field of the number, says about it, word for word. */
  quote: string | null
  /** Not certified yet, but on the way: could begin training at the clinic today. */
  isTrainable: boolean
  /** The number in the résumé, where it is another one than the number on file. */
  otherNumber: string | null
}

type Known = {
  position: Position
  /** The number as it stands on file. */
  received: string | null
  currentRbt: boolean
  /** What stands beside the score; null: no number is claimed. */
  registry: RegistryState | null
  expiresOn: Day | null
  read: readonly CertificationRead[]
  today: Day
}
type Words = readonly [title: string, step: string]

/** The sentence that the board wants on a certificate of the forty hours since 2026. */
const trainingSentence =
  'This training program is designed to meet the 2026 training eligibility requirement for RBT certification.'

const ownKinds: Record<Known['position'], readonly CertificationRead['kind'][]> = {
  RBT: ['RBT'],
  BCBA: ['BCBA', 'BCaBA'],
}

const onTheWay = /^(?:pending|in progress|taking exam|awaiting|scheduled|working on)/i

const words: Record<CredentialCase, Record<Known['position'], Words>> = {
  verified: {
    RBT: ['Verified', 'Nothing to do now.'],
    BCBA: ['Verified', 'Nothing to do now.'],
  },
  inactive: {
    RBT: [
      'Inactive in the registry',
      'Often no fault of theirs: an RBT between two employers has no supervisor. Name the BCBA who will supervise, have the board told, then look it up again.',
    ],
    BCBA: [
      'Inactive in the registry',
      'Ask whether it was their wish or the board’s, and look it up again once settled.',
    ],
  },
  expired: {
    RBT: ['Expired', 'Nobody works as an RBT with it. Ask whether it is being renewed or earned again, and by when.'],
    BCBA: ['Expired', 'Nobody works as a BCBA with it. Ask whether it is being renewed, and by when.'],
  },
  'not-found': {
    RBT: [
      'Not in the registry',
      'New certificates do not appear at once, and digits slip. Ask for the certificate and look again in some days; if it stays unknown, empty the number.',
    ],
    BCBA: [
      'Not in the registry',
      'Digits slip. Ask for the certificate and look again; if it stays unknown, empty the number.',
    ],
  },
  unreadable: {
    RBT: ['Not a readable number', 'Ask for the number as it stands on the certificate, such as RBT-25-445224.'],
    BCBA: ['Not a readable number', 'Ask for the number as it stands on the certificate, such as 1-21-45678.'],
  },
  'other-kind': {
    RBT: ['A number of another kind', 'Ask which post they want, then look the number up.'],
    BCBA: ['A number of another kind', 'Ask which post they want, then look the number up.'],
  },
  claimed: {
    RBT: ['Claimed, not verified', 'Look the number up in the registry and record what it says.'],
    BCBA: ['Claimed, not verified', 'Look the number up in the registry and record what it says.'],
  },
  'no-number': {
    RBT: ['Claimed without a number', 'Ask for the number: without it nothing can be looked up.'],
    BCBA: ['Claimed without a number', 'Ask for the number: without it nothing can be looked up.'],
  },
  'in-training': {
    RBT: [
      'Trainable now',
      `On the way, not certified. See the certificate of the forty hours; one of 2026 or later must say: “${trainingSentence}” Then plan the competency assessment with a BCBA, and the exam.`,
    ],
    BCBA: [
      'Not certified yet',
      'Fieldwork or exam lies ahead. Ask for the day of the exam, and what they want to do until then.',
    ],
  },
  none: {
    RBT: [
      'Not certified',
      'To become an RBT they must be 18 with a high-school education and a clear background check; then come forty hours of training, the competency assessment and the exam.',
    ],
    BCBA: ['No certificate known', 'Ask for the number: nobody works as a BCBA without one.'],
  },
}

/** Of the registry's answers those that decide alone. */
const decided = (known: Known): CredentialCase | null => {
  if (known.registry === null) return null
  if (known.registry !== 'claimed') return known.registry
  const { finding } = parseCertification(known.received, {
    thisYear: Number(known.today.slice(0, 4)),
    position: known.position,
  })
  return finding === undefined ? 'claimed' : 'other-kind'
}

/** Without a number: what the résumé says, the strongest word first, then what stands in the field. */
const claimedOtherwise = (known: Known, own: readonly CertificationRead[]): [CredentialCase, string | null] => {
  const of = (state: CertificationRead['state']) => own.find((one) => one.state === state)
  const active = of('active-claimed')
  if (active || known.currentRbt) return ['no-number', active?.quote ?? null]
  const expired = of('expired')
  if (expired) return ['expired', expired.quote]
  const training = of('in-training')
  if (training) return ['in-training', training.quote]
  const given = (known.received ?? '').trim()
  return onTheWay.test(given) ? ['in-training', given] : ['none', of('none')?.quote ?? null]
}

const numberIn = (text: string | null, known: Known): string | null =>
  parseCertification(text, { thisYear: Number(known.today.slice(0, 4)) }).number ?? null

/**
 * How a certificate stands and what to do next about it: by the registry's answer where a number is claimed, else by what the résumé says.
 * It changes no score. What the board asks for: BACB, RBT Handbook, requirements of 2026.
 */
export const credentialStep = (known: Known): CredentialStep => {
  const own = known.read.filter(({ kind }) => ownKinds[known.position].includes(kind))
  const byNumber = decided(known)
  const [which, quote] = byNumber === null ? claimedOtherwise(known, own) : ([byNumber, null] as const)
  const [title, step] = words[which][known.position]
  const again =
    which === 'verified' && known.expiresOn !== null
      ? ` It expires on ${formatDay(known.expiresOn)}: look it up again by then.`
      : ''
  const onFile = numberIn(known.received, known)
  const inResume = own.map(({ number }) => numberIn(number, known)).find((number) => number !== null) ?? null
  return {
    case: which,
    title,
    step: step + again,
    quote,
    isTrainable: which === 'in-training' && known.position === 'RBT',
    otherNumber: onFile !== null && inResume !== null && inResume !== onFile ? inResume : null,
  }
}
