import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

export type Delay = { p50: number; p99: number; max: number; own: number }

/** Settings that load `lab/loop-delay.ts` before a server; the delays go to `file`. */
export const withLoopDelay = (file: string) => ({
  LOOP_DELAY_FILE: file,
  NODE_OPTIONS: `--import ${new URL('../../lab/loop-delay.ts', import.meta.url).href}`,
})

/** Returns how long a server's event loop was held up since the last look, in ms. */
export const readDelay = async (pid: number, file: string): Promise<Delay> => {
  const readLines = async () => (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean)
  const before = (await readLines()).length
  process.kill(pid, 'SIGUSR2')
  for (;;) {
    const lines = await readLines()
    if (lines.length > before) return JSON.parse(lines.at(-1) ?? '') as Delay
    await wait(20)
  }
}
