import type { CDPSession } from '@playwright/test'

/** One answer of a server as it went over the wire: compressed, headers included. */
export type Answer = { path: string; kind: string; bytes: number; headers: number; at: number }

type Response = { url: string; encodedDataLength: number; fromDiskCache?: boolean }
type ReceivedEvent = { requestId: string; type: string; response: Response }
type FinishedEvent = { requestId: string; encodedDataLength: number }

/** Counts from now on what a page of Chromium really receives; what its own cache answers is not counted. */
export const watchWire = async (devtools: CDPSession) => {
  const answers: Answer[] = []
  const cached = new Set<string>()
  const open = new Map<string, ReceivedEvent>()
  await devtools.send('Network.enable')
  devtools.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId))
  devtools.on('Network.responseReceived', (received: ReceivedEvent) => open.set(received.requestId, received))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }: FinishedEvent) => {
    const received = open.get(requestId)
    open.delete(requestId)
    if (!received || cached.has(requestId) || received.response.fromDiskCache) return
    if (!/^https?:/.test(received.response.url)) return
    answers.push({
      path: new URL(received.response.url).pathname,
      kind: received.type,
      bytes: encodedDataLength,
      headers: received.response.encodedDataLength,
      at: performance.now(),
    })
  })
  return answers
}

export const isScript = ({ path }: Answer) => /^\/(?!api\/).*\.m?js$/.test(path)
export const sumBytes = (answers: Answer[]) => answers.reduce((sum, { bytes }) => sum + bytes, 0)
