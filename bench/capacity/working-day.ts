import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import type { Kind } from './arrivals.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 256 })

const ask = async (url: string, token: string, body?: unknown) =>
  await new Promise<number>((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) }
    const sent = request(url, { agent, method: body ? 'POST' : 'GET', headers, timeout: 60_000 }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    })
    sent.on('error', reject)
    sent.on('timeout', () => sent.destroy(new Error('no answer')))
    sent.end(body ? JSON.stringify(body) : undefined)
  })

/** No connection outlives the run. */
export const hangUp = () => agent.destroy()

/** What one person at work asks for in a minute: an assumption, until real days are counted (`reinforce_http_…` of each process). */
const callsOfMinute = { list: 3, search: 1, person: 3, timeline: 1, dashboard: 1, save: 1 }
export const callsAMinute = Object.values(callsOfMinute).reduce((sum, n) => sum + n, 0)

const words = ['Garcia', 'Okafor', 'Nguyen', 'Haddad', 'Patel', 'Ruiz']
const pick = <T>(from: readonly T[], random: () => number) => from[Math.floor(random() * from.length)] as T

/** The kinds of calls of people at work, against these processes in turn; `ids`: candidates who may be opened. */
export const workingDay = (addresses: readonly string[], token: string, ids: readonly string[]): Kind[] => {
  const at = (random: () => number, path: string) => `${pick(addresses, random)}${path}`
  const get = (name: keyof typeof callsOfMinute, path: (random: () => number) => string): Kind => ({
    name,
    weight: callsOfMinute[name],
    ask: async (random) => await ask(at(random, path(random)), token),
  })
  const zone = encodeURIComponent('America/New_York')
  return [
    get('list', (random) => `/api/candidates?page=${1 + Math.floor(random() * 5)}`),
    get('search', (random) => `/api/candidates?q=${pick(words, random)}`),
    get('person', (random) => `/api/candidates/${pick(ids, random)}/profile`),
    get('timeline', (random) => `/api/candidates/${pick(ids, random)}/timeline`),
    get('dashboard', () => `/api/dashboard/counts?timeZone=${zone}`),
    {
      name: 'save',
      weight: callsOfMinute.save,
      ask: async (random) =>
        await ask(at(random, '/api/candidates'), token, {
          id: randomUUID(),
          full_name: 'Noor Haddad',
          phone_number: '(737) 201-0199',
        }),
    },
  ]
}
