import { Agent, get } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

/** Open event streams in a thread of their own, so that reading them does not hold up anyone who writes. */
export type StreamSource = { url: string; token: string; organization: string }
/** `opened`: all are open. `heard`: when each stream, by its place in the list, heard first of its organization since the last `forget`. */
export type StreamMessage = { kind: 'opened' } | { kind: 'heard'; at: (number | null)[]; events: number }

const port = parentPort
if (!port) throw new Error('This runs as a thread of bench/live.ts')
const streams = workerData as StreamSource[]
const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
let heard: (number | null)[] = streams.map(() => null)
let events = 0
let open = 0

for (const [place, { url, token, organization }] of streams.entries()) {
  const asked = get(url, { agent, headers: { authorization: `Bearer ${token}` } }, (answer) => {
    if (answer.statusCode !== 200) throw new Error(`A stream was answered with ${answer.statusCode}`)
    let isOpen = false
    answer.setEncoding('utf8').on('data', (text: string) => {
      if (!isOpen) {
        isOpen = true
        open += 1
        if (open === streams.length) port.postMessage({ kind: 'opened' } satisfies StreamMessage)
      }
      if (!text.includes('data: ')) return
      events += 1
      if (text.includes(organization)) heard[place] ??= performance.timeOrigin + performance.now()
    })
  })
  asked.on('error', () => undefined)
}
port.on('message', (word: 'forget' | 'tell' | 'end') => {
  if (word === 'tell') port.postMessage({ kind: 'heard', at: heard, events } satisfies StreamMessage)
  if (word === 'forget') {
    heard = streams.map(() => null)
    events = 0
  }
  if (word !== 'end') return
  agent.destroy()
  port.close()
})
