import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** A small SMTP server for tests: keeps what it is sent, says no to recipients, or hangs up: on an email it has taken, or before there is one. */
export const openFakeSmtp = async () => {
  const mails: { to: string; data: string }[] = []
  const state = { answer: 'accept' as 'accept' | 'reject' | 'later' | 'vanish' | 'leave' }
  const sockets = new Set<Socket>()
  const talk = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    let rest = ''
    let to = ''
    let data: string[] | null = null
    const line = (text: string) => {
      if (data) {
        if (text !== '.') return void data.push(text)
        mails.push({ to, data: data.join('\n') })
        data = null
        if (state.answer === 'vanish') return void socket.destroy()
        return void socket.write('250 taken\r\n')
      }
      const verb = text.slice(0, 4).toUpperCase()
      if (state.answer === 'leave' && verb === 'RCPT') return void socket.destroy()
      if (verb === 'RCPT') {
        to = /<(.*)>/.exec(text)?.[1] ?? ''
        const no = { reject: '550 no such mailbox', later: '451 later' }
        const answer = state.answer === 'reject' || state.answer === 'later' ? no[state.answer] : '250 fine'
        return void socket.write(`${answer}\r\n`)
      }
      if (verb === 'DATA') {
        data = []
        return void socket.write('354 continue\r\n')
      }
      if (verb === 'QUIT') return void socket.end('221 bye\r\n')
      return void socket.write('250 fine\r\n')
    }
    socket.write('220 fake\r\n')
    socket.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk.toString()).split('\r\n')
      rest = lines.pop() ?? ''
      lines.forEach(line)
    })
  }
  const server = createServer(talk).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    answer: (how: typeof state.answer) => {
      state.answer = how
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
