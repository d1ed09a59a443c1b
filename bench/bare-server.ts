// The least a server can do for the same answers: node:http and pg with prepared statements; no sign-in, no policies, no checks.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import pg from 'pg'
import { questions } from './questions.ts'

const pool = new pg.Pool({ connectionString: process.env['BARE_DATABASE_URL'], max: 16 })

const answer = async (name: string, who: 'clinic' | 'platform') => {
  const question = questions.find((one) => one.name === name)
  if (!question) return null
  const results = await Promise.all(
    question.sql(who).map(async ({ text, params }, at) => {
      const { rows } = await pool.query<Record<string, unknown>>({ text, values: params, name: `${name} ${who} ${at}` })
      return rows
    }),
  )
  return { rows: results.length === 1 ? results[0] : results }
}

const respond = async (request: IncomingMessage, response: ServerResponse) => {
  const url = new URL(request.url ?? '/', 'http://bare')
  const who = url.searchParams.get('who') === 'platform' ? 'platform' : 'clinic'
  const found = await answer(url.searchParams.get('name') ?? '', who)
  const body = JSON.stringify(found)
  response.writeHead(found ? 200 : 404, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
}

const server = createServer((request, response) => {
  respond(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`ready http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}\n`)
})
