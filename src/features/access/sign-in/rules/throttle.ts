/** A failure is forgotten after this long without another. */
export const forgetAfterMs = 60 * 60_000

/**
 * Clocks of two processes differ by less. A try further ahead was made by a clock that was wrong, and no one waits
 * until then.
 */
const aheadMs = 60_000

const doubled = (failures: number, free: number, most: number) =>
  failures < free ? 0 : Math.min(most, 2 ** Math.min(20, failures - free))

/**
 * The counters of failures: one account from one address or device, an address over all accounts, an account over all
 * addresses.
 */
export type TryKind = 'pair' | 'device' | 'address' | 'account'
export type Tries = { kind: TryKind; failures: number; lastAt: number }

const stillCounted = ({ failures, lastAt }: Tries, now: number) => (now - lastAt >= forgetAfterMs ? 0 : failures)

/** Seconds between two tries: after five failures of a pair 1, 2, 4 … at most 300; of one address over all accounts after fifty, at most 60. */
export const computeDelaySeconds = (kind: TryKind, failures: number): number => {
  if (kind === 'account') return 0
  return kind === 'address' ? doubled(failures, 50, 60) : doubled(failures, 5, 300)
}

/**
 * An account is never closed, no matter who fails on it: after twenty failures from anywhere an answer to an unknown device takes
 * longer, at most two seconds. Strangers can slow the owner's new device so, never lock the owner out.
 */
export const getHoldMs = (failures: number): number => (failures < 20 ? 0 : Math.min(2_000, 250 * (failures - 19)))

/** So many failures from anywhere mean that someone guesses: then an unknown device needs a link by email first. */
const guessedFrom = 50

export type Verdict = {
  waitSeconds: number
  holdMs: number
  /** Whether someone guesses at this account, and an unknown device asks. */
  isGuessed: boolean
  counted: { kind: TryKind; failures: number }[]
}

/** Whether a try may be made now. One that must wait is not counted, so that asking again makes no one wait longer. */
export const evaluateAttempt = (tries: readonly Tries[], now: number): Verdict => {
  const waits = tries.map((each) => {
    const delay = computeDelaySeconds(each.kind, stillCounted(each, now))
    // Two at the same moment: the one that is judged second may have come first, and finds a try later than itself.
    return delay === 0 || each.lastAt - now > aheadMs ? 0 : Math.ceil((each.lastAt + delay * 1000 - now) / 1000)
  })
  const counted = tries.map((each) => ({ kind: each.kind, failures: stillCounted(each, now) + 1 }))
  const account = tries.find(({ kind }) => kind === 'account')
  return {
    waitSeconds: Math.max(0, ...waits),
    holdMs: account ? getHoldMs(stillCounted(account, now)) : 0,
    isGuessed: account !== undefined && stillCounted(account, now) >= guessedFrom,
    counted,
  }
}
