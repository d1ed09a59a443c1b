import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { type RefusalCode, refusalStatus } from '../../../rules/user-error.ts'

type Ask = { method: string; path: string; query: URLSearchParams; body: unknown; headers: Headers }
/** Each answers a reply, a promise of one, or a `Response`. */
type Answers = Record<string, (ask: Ask) => unknown>

/** What a fake answer returns to refuse, in the shape of the wire. */
export const refuse = (
  code: RefusalCode,
  message: string,
  fields: Record<string, string> = {},
  details: Record<string, unknown> = {},
) => new Response(JSON.stringify({ error: { code, message, fields, details } }), { status: refusalStatus[code] })

type Respond = (target: RequestInfo | URL, init?: RequestInit) => Promise<Response>

/** Uploads that report progress do not go through fetch. */
const createFakeRequest = (respond: Respond) =>
  class extends EventTarget {
    upload = new EventTarget()
    status = 0
    responseText = ''
    #method = 'GET'
    #path = ''
    #headers = new Headers()
    open(method: string, path: string) {
      this.#method = method
      this.#path = path
    }
    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value)
    }
    abort() {
      this.dispatchEvent(new Event('abort'))
    }
    async send(body: FormData) {
      const response = await respond(this.#path, { method: this.#method, body, headers: this.#headers })
      this.status = response.status
      this.responseText = await response.text()
      this.dispatchEvent(new Event('load'))
    }
  }

/** Stands in for the server: answers by `METHOD /path`, remembers what was asked, and refuses what no one prepared. */
export const fakeServer = () => {
  let answers: Answers = {}
  const asked: Ask[] = []
  const respond = async (target: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const url = new URL(String(target instanceof Request ? target.url : target), 'http://localhost')
    const method = init?.method ?? 'GET'
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body
    const ask = { method, path: url.pathname, query: url.searchParams, body, headers: new Headers(init?.headers) }
    asked.push(ask)
    const answer = answers[`${method} ${url.pathname}`]
    if (!answer) return refuse('not-found', `Nobody prepared ${method} ${url.pathname}`)
    const reply = await answer(ask)
    return reply instanceof Response ? reply : new Response(JSON.stringify(reply), { status: 200 })
  }
  beforeEach(() => {
    answers = {}
    asked.length = 0
    vi.stubGlobal('fetch', respond)
    vi.stubGlobal('XMLHttpRequest', createFakeRequest(respond))
  })
  afterEach(() => {
    // What a screen still says when it is left goes to the fake server, too.
    cleanup()
    vi.unstubAllGlobals()
  })
  return {
    asked,
    answer: (more: Answers) => {
      answers = { ...answers, ...more }
    },
    times: (method: string, path: string) => asked.filter((ask) => ask.method === method && ask.path === path).length,
  }
}
