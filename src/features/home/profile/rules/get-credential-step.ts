import type { ReadCertification } from '@reinforce/resume-reader/resume-facts.ts'
import { parseCertification } from '../../../../rules/credential/certification.ts'
import { type Position } from '../../../../rules/credential/positions.ts'
import { type Day, formatDay } from '../../../../rules/day.ts'
import type { RegistryState } from '../../../candidates/directory/rules/credential/describe-registry-answer.ts'

/** A certificate in a résumé, with its words verbatim in `quote`. */
export type CertificationRead = Pick<ReadCertification, 'kind' | 'number' | 'state'> & { quote: string }

/** Every status of a certificate, from certain to unknown. */
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
  /** The status, in two or three words. */
  title: string
  /** The next step for clinic staff. */
  step: string
  /** The words of the résumé, or of the number field, verbatim. */
  quote: string | null
  /** Not certified yet, but on the way: could begin training at the clinic today. */
  isTrainable: boolean
  /** The number in the résumé, where it is another one than the number on file. */
  otherNumber: string | null
}

type CredentialFacts = {
  position: Position
  /** The number on file, as typed. */
  received: string | null
  currentRbt: boolean
  /** The registry's answer next to the score. Null if no number is claimed. */
  registry: RegistryState | null
  expiresOn: Day | null
  read: readonly CertificationRead[]
  today: Day
}
type Words = readonly [title: string, step: string]

/** The sentence that the board wants on a certificate of the forty hours since 2026. */
const trainingSentence =
  'This training program is designed to meet the 2026 training eligibility requirement for RBT certification.'

const ownKinds: Record<CredentialFacts['position'], readonly CertificationRead['kind'][]> = {
  RBT: ['RBT'],
  BCBA: ['BCBA', 'BCaBA'],
}

const onTheWay = /^(?:pending|in progress|taking exam|awaiting|scheduled|working on)/i

const words: Record<CredentialCase, Record<CredentialFacts['position'], Words>> = {
  verified: {
    RBT: ['Verified', 'No action needed.'],
    BCBA: ['Verified', 'No action needed.'],
  },
  inactive: {
    RBT: [
      'Inactive in the registry',
      'RBTs between employers often have no supervisor. Name the supervising BCBA, notify the board, then check again.',
    ],
    BCBA: ['Inactive in the registry', 'Ask if they or the board made it inactive, then check again.'],
  },
  expired: {
    RBT: ['Expired', 'They can’t work as an RBT with it. Ask if and when it will be renewed or re-earned.'],
    BCBA: ['Expired', 'They can’t work as a BCBA with it. Ask if and when it will be renewed.'],
  },
  'not-found': {
    RBT: [
      'Not in the registry',
      'New certificates take some days to appear, and numbers get mistyped. Ask for the certificate and check ' +
        'again in a few days. If it’s still not found, clear the number.',
    ],
    BCBA: [
      'Not in the registry',
      'Numbers get mistyped. Ask for the certificate and check again. If it’s still not found, clear the number.',
    ],
  },
  unreadable: {
    RBT: ['Not a valid number', 'Ask for the number as shown on the certificate, such as RBT-25-445224.'],
    BCBA: ['Not a valid number', 'Ask for the number as shown on the certificate, such as 1-21-45678.'],
  },
  'other-kind': {
    RBT: ['A different kind of number', 'Ask which position they want, then look up the number.'],
    BCBA: ['A different kind of number', 'Ask which position they want, then look up the number.'],
  },
  claimed: {
    RBT: ['Claimed', 'Look up the number in the registry and record the result.'],
    BCBA: ['Claimed', 'Look up the number in the registry and record the result.'],
  },
  'no-number': {
    RBT: ['Claimed without a number', 'Ask for the number. You need it to check the registry.'],
    BCBA: ['Claimed without a number', 'Ask for the number. You need it to check the registry.'],
  },
  'in-training': {
    RBT: [
      'Trainable now',
      `In training, not certified. Check the 40-hour certificate. From 2026 it must say: “${trainingSentence}” ` +
        'Then plan the competency assessment with a BCBA and the exam.',
    ],
    BCBA: [
      'Not certified yet',
      'They still need fieldwork or the exam. Ask for the exam date and what they want to do until then.',
    ],
  },
  none: {
    RBT: [
      'Not certified',
      'To become an RBT, they must be 18 with a high school education and a clear background check. Then they ' +
        'need 40 hours of training, the competency assessment, and the exam.',
    ],
    BCBA: ['No known certificate', 'Ask for the number. No one can work as a BCBA without one.'],
  },
}

/** Of the registry's answers those that decide alone. */
const decided = (known: CredentialFacts): CredentialCase | null => {
  if (known.registry === null) return null
  if (known.registry !== 'claimed') return known.registry
  const { finding } = parseCertification(known.received, {
    thisYear: Number(known.today.slice(0, 4)),
    position: known.position,
  })
  return finding === undefined ? 'claimed' : 'other-kind'
}

/** Determines the case without a number: by the strongest words of the résumé, then by the number field. */
const claimedOtherwise = (
  known: CredentialFacts,
  own: readonly CertificationRead[],
): [CredentialCase, string | null] => {
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

const numberIn = (text: string | null, known: CredentialFacts): string | null =>
  parseCertification(text, { thisYear: Number(known.today.slice(0, 4)) }).number ?? null

/**
 * Returns the status of a certificate and the next step: by the registry's answer if a number is claimed, else by the
 * résumé. It changes no score. Requirements of the board: BACB, RBT Handbook, requirements of 2026.
 */
export const getCredentialStep = (known: CredentialFacts): CredentialStep => {
  const own = known.read.filter(({ kind }) => ownKinds[known.position].includes(kind))
  const byNumber = decided(known)
  const [which, quote] = byNumber === null ? claimedOtherwise(known, own) : ([byNumber, null] as const)
  const [title, step] = words[which][known.position]
  const again =
    which === 'verified' && known.expiresOn !== null
      ? ` It expires on ${formatDay(known.expiresOn)}. Check it again by then.`
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
