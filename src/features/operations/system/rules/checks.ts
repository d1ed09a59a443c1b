import type { ChecklistLine } from './checklist.ts'

/** `note`: something to look at; `fail`: something is broken. From well to worst. */
export const verdicts = ['ok', 'note', 'fail'] as const
export type Verdict = (typeof verdicts)[number]

/** The result of one check of the installation, in words, and the remedy; null where there is nothing to do. */
export type Check = { name: string; verdict: Verdict; words: string; todo: string | null }

/** A check that found nothing wrong. */
export const pass = (name: string, words: string): Check => ({ name, verdict: 'ok', words, todo: null })
/** A check with something to look at, and what to do. */
export const note = (name: string, words: string, todo: string): Check => ({ name, verdict: 'note', words, todo })
/** A check that found something broken, and what to do. */
export const fail = (name: string, words: string, todo: string): Check => ({ name, verdict: 'fail', words, todo })

/** The worst of all verdicts; of no checks at all: ok. */
export const getVerdict = (checks: readonly Check[]): Verdict =>
  verdicts.findLast((verdict) => checks.some((check) => check.verdict === verdict)) ?? 'ok'

/**
 * Returns the exit code of the command, so that a monitor can run it: 0 all is well, 1 something to look at, 2
 * something is broken.
 */
export const toExitCode = (checks: readonly Check[]): number => verdicts.indexOf(getVerdict(checks))

/** One line of the command: the verdict, what was looked at, what was found, what to do. */
export const formatCheck = ({ name, verdict, words, todo }: Check): string =>
  `${(verdict === 'fail' ? 'FAIL' : verdict).padEnd(4)}  ${name}: ${words}${todo === null ? '' : ` ${todo}`}`
    .split('\n')
    .map((part) => part.trimEnd())
    .join(' ')

/**
 * Turns a line of the production checklist into a check. Optional parts do not matter, nor does for a monitor what only
 * people can know; but no backup, or one that was never tried, is to be looked at, and one that failed is broken.
 */
export const toCheck = (line: ChecklistLine): Check => {
  const { name, state, words, setting, opens } = line
  const isBackup = name === 'Backup'
  const where = opens === null ? null : opens === 'clients' ? 'Open Active Clients.' : 'Open Settings, Security.'
  const todo = setting === null ? where : `Setting: ${setting}.`
  if (state === 'ready' || state === 'optional') return pass(name, words)
  if (isBackup && state === 'problem') return fail(name, words, todo ?? 'Run npm run backup.')
  if (state === 'check' && !isBackup) return pass(name, words)
  return { name, verdict: 'note', words, todo }
}
