import { EventEmitter } from 'node:events'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, test, vi } from 'vitest'
import type { Person } from '../actor.ts'
import type { Live } from './live.ts'
import { openLivePages } from './live-pages.ts'

test('a page that is gone before its place was found gives it back', async () => {
  const leave = vi.fn<() => void>()
  const channel = { on: vi.fn(), onReconnect: vi.fn(), takePlace: async () => await Promise.resolve(leave) }
  const pages = openLivePages(channel as unknown as Live, { find: async () => await Promise.resolve(null) })
  const raw = Object.assign(new EventEmitter(), { destroyed: true })
  await pages.open({
    actor: { kind: 'person', authUserId: 'Mo' } as Person,
    request: {} as FastifyRequest,
    reply: { raw } as unknown as FastifyReply,
    since: 0,
  })
  await expect.poll(() => leave.mock.calls.length).toBe(1)
})
