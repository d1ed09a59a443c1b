import { connect, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'

/**
 * How a place is probed: `asks` is sent first, and the answer must begin with `hears`; without it a connection is
 * enough.
 */
type Knock = { host: string; port: number; tls?: boolean; asks?: string; hears?: string }

/**
 * Checks that someone listens there within `ms`: connects, sends only `asks`, and hangs up. Throws a sentence when no
 * one does.
 */
export const probeTcp = async ({ host, port, tls = false, asks, hears }: Knock, ms: number): Promise<void> =>
  await new Promise((resolve, reject) => {
    let answer = ''
    const socket: Socket = tls ? connectTls({ host, port, servername: host }) : connect({ host, port })
    const end = (problem: string | null) => {
      clearTimeout(timer)
      socket.removeAllListeners('close')
      socket.destroy()
      if (problem === null) resolve()
      else reject(new Error(`${host}:${port} ${problem}`))
    }
    const timer = setTimeout(() => end(`doesn’t answer within ${ms / 1000} s.`), ms)
    socket.on('error', (error) => end(`can’t be reached (${'code' in error ? String(error.code) : error.message}).`))
    socket.on('close', () => end('closed the connection.'))
    socket.on(tls ? 'secureConnect' : 'connect', () => {
      if (asks !== undefined) socket.write(asks)
      if (hears === undefined) end(null)
    })
    socket.on('data', (piece: Buffer) => {
      answer += piece.toString('latin1')
      if (hears === undefined || answer.length < hears.length) return
      end(answer.startsWith(hears) ? null : 'gives an unexpected answer.')
    })
  })

/** Whether an HTTP service answers at all within `ms`, and without a failure of its own; no key is sent. Throws a sentence when not. */
export const probeHttp = async (url: string, ms: number): Promise<void> => {
  const { host } = new URL(url)
  const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(ms) }).catch((error: unknown) => {
    const cause = error instanceof Error ? error.cause : undefined
    const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : ''
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    throw new Error(`${host} ${isLate ? `doesn’t answer within ${ms / 1000} s.` : `can’t be reached${code}.`}`, {
      cause: error,
    })
  })
  await answer.body?.cancel()
  if (answer.status >= 500) throw new Error(`${host} answers ${answer.status}.`)
}
