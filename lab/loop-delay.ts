// Loaded before a server: at each SIGUSR2 it writes down how long the event loop was held up since the one before. `own`: by the
// processor time of the main thread alone, which a machine that is busy with others does not lengthen.
import { appendFileSync } from 'node:fs'
import { createHistogram, monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

const place = process.env.LOOP_DELAY_FILE
const every = 5 // ms
const ms = (nanoseconds: number) => nanoseconds / 1e6
const mainThread = () => {
  const { user, system } = process.threadCpuUsage()
  return user + system
}
if (isMainThread && place) {
  const delay = monitorEventLoopDelay({ resolution: every })
  delay.enable()
  const own = createHistogram()
  let before = mainThread()
  setInterval(() => {
    const now = mainThread()
    own.record(Math.max(1, (now - before) * 1_000))
    before = now
  }, every).unref()
  process.on('SIGUSR2', () => {
    const said = {
      p50: ms(delay.percentile(50)),
      p99: ms(delay.percentile(99)),
      max: ms(delay.max),
      own: ms(own.percentile(99)),
    }
    delay.reset()
    own.reset()
    appendFileSync(place, `${JSON.stringify(said)}\n`)
  })
}
