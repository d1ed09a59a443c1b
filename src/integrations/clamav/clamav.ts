import { connect } from 'node:net'

export type ClamavSettings = { host: string; port: number; timeoutMs: number }
/** `virus`: the name of what was found. */
export type Scan = { clean: true; scanner: string } | { clean: false; virus: string; scanner: string }

const pieceSize = 64 * 1024

/** One command of clamd's protocol: the text and the pieces, then its answer up to the NUL. */
const ask = async (at: ClamavSettings, command: string, bytes?: Uint8Array): Promise<string> =>
  await new Promise((resolve, reject) => {
    const socket = connect({ host: at.host, port: at.port })
    let answer = ''
    socket.setTimeout(at.timeoutMs, () => socket.destroy(new Error('the virus scanner doesn’t answer')))
    // It may answer, and hang up, before everything was sent.
    socket.on('error', (error) =>
      answer.includes('\0') ? undefined : reject(new Error('the virus scanner doesn’t answer', { cause: error })),
    )
    socket.on('close', () => reject(new Error('the virus scanner closed the connection')))
    socket.on('data', (piece) => {
      answer += piece.toString('utf8')
      const end = answer.indexOf('\0')
      if (end >= 0) {
        resolve(answer.slice(0, end))
        socket.destroy()
      } else if (answer.length > 10_000) socket.destroy(new Error('the virus scanner sent too long an answer'))
    })
    socket.write(`z${command}\0`)
    if (!bytes) return
    const length = Buffer.alloc(4)
    for (let from = 0; from < bytes.length; from += pieceSize) {
      const piece = bytes.subarray(from, from + pieceSize)
      length.writeUInt32BE(piece.length)
      socket.write(Buffer.concat([length, piece]))
    }
    length.writeUInt32BE(0)
    socket.write(Buffer.from(length))
  })

/** A client of clamd over TCP. Throws when it does not answer, or answers what is no result. */
export const openClamav = (at: ClamavSettings) => ({
  scan: async (bytes: Uint8Array): Promise<Scan> => {
    const version = await ask(at, 'VERSION')
    const scanner = version.split('/')[0]?.slice(0, 60) || 'ClamAV'
    const answer = await ask(at, 'INSTREAM', bytes)
    if (/^stream: OK$/.test(answer)) return { clean: true, scanner }
    const found = /^stream: (.{1,200}) FOUND$/.exec(answer)
    if (found?.[1]) return { clean: false, virus: found[1], scanner }
    if (/size limit exceeded/i.test(answer)) return { clean: false, virus: 'too large for the scanner', scanner }
    throw new Error(`the virus scanner answered: ${answer.slice(0, 200)}`)
  },
})
