import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import twilio from 'twilio'
import * as z from 'zod/mini'
import { openWorld } from '../../../../../app/server/testing/world.ts'
import { sendTextsJob } from '../jobs/send-texts.ts'

const publicUrl = 'https://console.example.test'
const authToken = 'a secret token'

/** The world with a stand-in for Twilio that keeps what it was sent, and calls back with a right signature. */
export const openTwilioWorld = async (now: () => Date = () => new Date()) => {
  const sent: Record<string, string>[] = []
  const state = { status: 201, code: 0 }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      sent.push(Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString())))
      const body =
        state.status < 300
          ? { sid: `SM${sent.length}`, status: 'queued' }
          : { code: state.code, message: 'refused', status: state.status }
      response.writeHead(state.status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const env = {
    TEXT_TRANSPORT: 'twilio',
    TEXT_FROM: '+15125550100',
    TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
    TWILIO_AUTH_TOKEN: authToken,
    TWILIO_API_BASE: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    PUBLIC_URL: publicUrl,
  }
  const world = await openWorld(env, now)
  const call = async (path: string, fields: Record<string, string>, signature?: string) =>
    await world.app.inject({
      method: 'POST',
      url: path,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': signature ?? twilio.getExpectedTwilioSignature(authToken, publicUrl + path, fields),
      },
      payload: new URLSearchParams(fields).toString(),
    })
  return {
    world,
    sent,
    answers: (status: number, code = 0) => Object.assign(state, { status, code }),
    status: async (messageId: string, status: string, more: Record<string, string> = {}, signature?: string) =>
      await call(
        `/api/webhooks/twilio/status?message=${messageId}`,
        { MessageSid: `SID-${messageId}`, MessageStatus: status, SomethingNew: 'x', ...more },
        signature,
      ),
    inbound: async (
      from: string,
      body: string,
      sid = `IN${randomUUID()}`,
      signature?: string,
      to = '+15125550100',
      more: Record<string, string> = {},
    ) =>
      await call(
        '/api/webhooks/twilio/inbound',
        { MessageSid: sid, From: from, To: to, Body: body, ...more },
        signature,
      ),
    /** One run for the texts of the clinic that belong to no batch. */
    workAlone: async () =>
      await sendTextsJob.run(
        { organizationId: world.own.organizationId },
        world.services,
        new AbortController().signal,
      ),
    row: async (messageId: string) =>
      await world.inPlatform(
        async (tx) =>
          await tx.one(z.record(z.string(), z.unknown()), sql`select * from text_messages where id = ${messageId}`),
      ),
    loadRows: async (candidateId: string) =>
      await world.inPlatform(
        async (tx) =>
          await tx.rows(
            z.record(z.string(), z.unknown()),
            sql`select * from text_messages where candidate_id = ${candidateId} order by created_at, message_direction`,
          ),
      ),
    close: async () => {
      await world.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
export type TwilioWorld = Awaited<ReturnType<typeof openTwilioWorld>>
