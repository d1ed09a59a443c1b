import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as z from 'zod/mini'

/** What a model was asked; `lines`: those of the résumé, as they were sent. */
type ModelRequest = { whole: string; instructions: string; prompt: string; lines: string[] }
/** What it says to the n-th question; null: it answers with an error. */
type Answer = (asked: ModelRequest, nth: number) => string | null | Promise<string | null>

const question = z.object({ messages: z.array(z.object({ role: z.string(), content: z.string() })) })

/** All criteria of a question, under one verdict. */
export const all = ({ prompt }: ModelRequest, verdict: string, lines: number[] = []): string =>
  JSON.stringify({
    criteria: [...prompt.matchAll(/^- ([a-z-]+): /gm)].map(([, id]) => ({ id, verdict, lines })),
  })

const nothing: Answer = (asked) => all(asked, 'Missing')

const say = (response: ServerResponse, content: string | null) =>
  response
    .writeHead(content === null ? 500 : 200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }] }))

/** An OpenAI-compatible endpoint on this machine that says what it is told to, and remembers what it was asked. */
export const openModel = async () => {
  const asked: ModelRequest[] = []
  let answer: Answer = nothing
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const whole = Buffer.concat(parts).toString()
      const { messages } = question.parse(JSON.parse(whole))
      const of = (role: string) => messages.find((each) => each.role === role)?.content ?? ''
      const prompt = of('user')
      const lines = prompt.split('<resume>\n')[1]?.split('\n</resume>')[0]?.split('\n') ?? []
      const one = { whole, instructions: of('system'), prompt, lines }
      asked.push(one)
      void Promise.resolve(answer(one, asked.length)).then((said) => say(response, said))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    asked,
    host,
    env: { AI_BASE_URL: `http://${host}/v1`, AI_MODEL: 'small', AI_API_KEY: 'sk-very-secret' },
    /** From now on it says this; what it was asked is forgotten. */
    says: (next: Answer) => {
      answer = next
      asked.length = 0
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
