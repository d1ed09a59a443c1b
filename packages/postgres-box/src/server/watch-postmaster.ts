import { setTimeout as sleep } from 'node:timers/promises'
import { isWorkingIn } from './postmaster.ts'

type WatchTarget = {
  cluster: string
  pid: number
  /** Starts the server again in its place and answers its new process. */
  launch: () => Promise<number>
  log: (line: string) => void
  onLost: (sentence: string) => void
}

const tries = 5
const betweenTries = 1_000 // ms: the dead server's children let go of its memory first

/**
 * Checks every two seconds whether the embedded server still lives, and starts it again where it was; when that fails
 * five times (a full disk, a broken file), calls `onLost`. `stop` ends the watch and returns the process that runs now.
 */
export const watchPostmaster = (watched: WatchTarget, lookMs = 2_000) => {
  const over = new AbortController()
  const pause = async (ms: number) => await sleep(ms, undefined, { signal: over.signal }).catch(() => undefined)
  let { pid } = watched

  const restart = async () => {
    watched.log('PostgreSQL stopped unexpectedly; restarting it')
    let reason = ''
    for (let attempt = 0; attempt < tries && !over.signal.aborted; attempt++) {
      await pause(attempt * betweenTries)
      try {
        pid = await watched.launch()
        watched.log('PostgreSQL is running again')
        return
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error)
      }
    }
    if (!over.signal.aborted) watched.onLost(`PostgreSQL stopped and didn’t restart. ${reason}`)
  }
  const look = async () => {
    while (!over.signal.aborted) {
      if (!(await isWorkingIn(pid, watched.cluster))) await restart()
      await pause(lookMs)
    }
  }
  const looking = look()
  return {
    stop: async () => {
      over.abort()
      await looking
      return pid
    },
  }
}
