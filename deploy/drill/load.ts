import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

const json = { 'content-type': 'application/json' }

/** The token of a person who signs in. */
export const signIn = async (base: string, person: { email: string; password: string }) => {
  const answer = await fetch(`${base}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { ...json, origin: base },
    body: JSON.stringify(person),
  })
  if (answer.status !== 200) throw new Error(`Nobody could sign in: ${answer.status} ${await answer.text()}`)
  return { authorization: `Bearer ${answer.headers.get('set-auth-token') ?? ''}` }
}

type Call = { at: number; took: number; status: number; said: string; kind: 'read' | 'write' }

/** People at work: some save candidates whose ids we know, some read lists. Everything that was answered is kept. */
export const openLoad = (base: string, headers: Record<string, string>, people = { writers: 4, readers: 4 }) => {
  const calls: Call[] = []
  const accepted: string[] = []
  const load = { goesOn: true }
  const call = async (kind: Call['kind'], url: string, init: RequestInit) => {
    const at = performance.now()
    let [status, said] = [0, 'no answer']
    try {
      const answer = await fetch(`${base}${url}`, { ...init, signal: AbortSignal.timeout(60_000) })
      const text = await answer.text()
      status = answer.status
      said = status === 200 ? '200' : `${status} ${/"message":"([^"]*)/.exec(text)?.[1] ?? text.slice(0, 60)}`
    } catch {
      // it is counted as no answer
    }
    calls.push({ at, took: performance.now() - at, status, said, kind })
    if (status !== 200) await sleep(100) // a person looks, and tries again
    return status
  }
  const write = async () => {
    const id = randomUUID()
    const body = JSON.stringify({ id, full_name: 'Noor Haddad', phone_number: '(737) 201-0199' })
    if ((await call('write', '/api/candidates', { method: 'POST', headers: { ...headers, ...json }, body })) === 200)
      accepted.push(id)
  }
  const read = async () => await call('read', '/api/candidates', { headers })
  const work = async (what: () => Promise<unknown>) => {
    while (load.goesOn) {
      await what()
      await sleep(5)
    }
  }
  const all = [
    ...Array.from({ length: people.writers }, async () => await work(write)),
    ...Array.from({ length: people.readers }, async () => await work(read)),
  ]
  return {
    calls,
    accepted,
    stop: async () => {
      load.goesOn = false
      await Promise.all(all)
    },
  }
}

/** What a stretch of the load was like, from `since` on: how many calls failed and with which words, and how long no write was accepted. */
export const stretch = (calls: readonly Call[], since: number) => {
  const of = calls.filter(({ at, took }) => at + took >= since)
  const failed = of.filter(({ status }) => status !== 200)
  const answered = of
    .filter(({ kind, status }) => kind === 'write' && status === 200)
    .map(({ at, took }) => at + took)
    .toSorted((one, other) => one - other)
  const gaps = [...answered, performance.now()].map((moment, n) => moment - (answered[n - 1] ?? since))
  return {
    calls: of.length,
    failedReads: failed.filter(({ kind }) => kind === 'read').length,
    failedWrites: failed.filter(({ kind }) => kind === 'write').length,
    slowest: Math.max(0, ...of.map(({ took }) => took)) / 1000,
    withoutWrites: Math.max(0, ...gaps) / 1000,
    failures: [...Map.groupBy(failed, ({ said }) => said)].map(([said, calls]) => `${calls.length} × ${said}`),
  }
}
