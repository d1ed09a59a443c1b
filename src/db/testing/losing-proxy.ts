import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/**
 * A way to a database that can lose the answer to a commit: after `loseCommit` the next commit reaches the server, which does it, and the
 * connection breaks before the answer arrives. `close` ends it.
 */
export const openLosingProxy = async (databaseUrl: string) => {
  const { hostname, port } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let loses = false
  const server = createServer((client) => {
    const database = connect(Number(port), hostname)
    let isLost = false
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        client.destroy()
        database.destroy()
        sockets.delete(socket)
      })
    }
    client.on('data', (bytes) => {
      if (loses && bytes.includes('changed;commit')) {
        loses = false
        isLost = true
      }
      database.write(bytes)
    })
    database.on('data', (bytes) => {
      if (isLost) client.destroy()
      else client.write(bytes)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = new URL(databaseUrl)
  url.port = String(typeof address === 'object' && address ? address.port : 0)
  return {
    url: url.href,
    loseCommit: () => {
      loses = true
    },
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
