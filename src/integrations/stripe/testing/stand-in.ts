import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type ReceivedCall = { url: URL; authorization: string }
type Answer = (response: ServerResponse, request: IncomingMessage, call: ReceivedCall) => void

export const json = (status: number, body: unknown, headers: Record<string, string> = {}) => {
  const answer: Answer = (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  return answer
}

export const createStripeInvoice = (n: number, more: Record<string, unknown> = {}) => ({
  id: `in_${String(n).padStart(5, '0')}`,
  object: 'invoice',
  created: 1_763_000_000 - n,
  status: 'paid',
  amount_paid: 1_000 + n,
  amount_due: 1_000 + n,
  due_date: null,
  number: `R-${n}`,
  customer: 'cus_1',
  ...more,
})

/** Pages of invoices as Stripe gives them: newest first, `starting_after` the last id seen. */
export const createPages = (invoices: readonly { id: string; created: number; customer: unknown }[]): Answer => {
  return (response, request, call) => {
    const ask = call.url.searchParams
    const customer = ask.get('customer')
    const since = Number(ask.get('created[gte]') ?? 0)
    const until = Number(ask.get('created[lt]') ?? Number.MAX_SAFE_INTEGER)
    const isOurs = (each: { created: number; customer: unknown }) =>
      each.created >= since && each.created < until && (!customer || each.customer === customer)
    const ours = invoices.filter(isOurs)
    const after = ask.get('starting_after')
    const from = after ? ours.findIndex(({ id }) => id === after) + 1 : 0
    const limit = Number(ask.get('limit') ?? 10)
    const data = ours.slice(from, from + limit)
    json(200, { object: 'list', url: '/v1/invoices', has_more: from + limit < ours.length, data })(
      response,
      request,
      call,
    )
  }
}

/** A stand-in for Stripe's API on this machine: answers as told, remembers the calls. */
export const openStripeStandIn = async () => {
  const calls: ReceivedCall[] = []
  let answer: Answer = createPages([])
  const server = createServer((request, response) => {
    const call = {
      url: new URL(request.url ?? '/', 'http://stripe'),
      authorization: request.headers.authorization ?? '',
    }
    calls.push(call)
    answer(response, request, call)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    calls,
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers: (next: Answer) => {
      calls.length = 0
      answer = next
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
