// Loaded before a server: writes down, when it ends, how long its event loop was held up.
import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

const place = process.env.LOOP_DELAY_FILE
const ms = (nanoseconds: number) => nanoseconds / 1e6
if (isMainThread && place) {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  // From here on it counts: what the start cost is no matter.
  process.on('SIGUSR2', () => delay.reset())
  process.on('exit', () => {
    writeFileSync(
      place,
      JSON.stringify({ p50: ms(delay.percentile(50)), p99: ms(delay.percentile(99)), max: ms(delay.max) }),
    )
  })
}
