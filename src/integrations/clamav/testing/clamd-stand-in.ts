import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

export const eicarLike = 'this text plays a virus'

/** A stand-in for clamd on this machine: finds one text, or does what it is told instead of an answer. */
export const openClamdStandIn = async () => {
  const scanned: Buffer[] = []
  const state = { trouble: null as 'silent' | 'hang up' | 'error' | 'too large' | null }
  const sockets = new Set<Socket>()
  const answerTo = (bytes: Buffer) => {
    scanned.push(bytes)
    if (state.trouble === 'error') return "stream: Can't allocate memory ERROR"
    if (state.trouble === 'too large') return 'INSTREAM size limit exceeded. ERROR'
    return bytes.includes(eicarLike) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK'
  }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    let held = Buffer.alloc(0)
    const answer = () => {
      const end = held.indexOf(0)
      const command = held.subarray(0, end).toString()
      if (command === 'zVERSION') return 'ClamAV 1.4.1/27461/Fri Nov 20'
      if (command !== 'zINSTREAM') return 'UNKNOWN COMMAND'
      const pieces: Buffer[] = []
      for (let at = end + 1; at + 4 <= held.length; ) {
        const size = held.readUInt32BE(at)
        if (size === 0) return answerTo(Buffer.concat(pieces))
        pieces.push(held.subarray(at + 4, at + 4 + size))
        at += 4 + size
      }
      return null
    }
    socket.on('data', (piece: Buffer) => {
      held = Buffer.concat([held, piece])
      if (state.trouble === 'hang up') socket.destroy()
      const words = state.trouble === 'silent' || state.trouble === 'hang up' ? null : answer()
      if (words !== null) socket.end(`${words}\0`)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    port,
    address: `127.0.0.1:${port}`,
    scanned,
    trouble: (next: typeof state.trouble) => {
      state.trouble = next
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
