import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { isFromTwilio } from '../../../../../integrations/twilio/twilio-client.ts'
import type { Services } from '../../../../../platform/server/services.ts'
import { webhook } from '../../../../../platform/server/webhook.ts'
import { twilioInbound, twilioStatus } from '../../contract/delivery.ts'
import { inboundText, receiveText } from '../receive-text.ts'
import { applyStatus, toldStatus } from '../sending/apply-status.ts'

const isSigned = (fields: Record<string, string>, request: FastifyRequest, { config }: Services) => {
  if (config.textTransport !== 'twilio' || !config.twilio || !config.publicUrl) return false
  const url = new URL(request.url, config.publicUrl).href
  const signature = request.headers['x-twilio-signature']
  return isFromTwilio(config.twilio.authToken, { signature: String(signature ?? ''), url, fields })
}

const parseMessage = (request: FastifyRequest) => {
  const { searchParams } = new URL(request.url, 'http://here')
  const named = z.guid().safeParse(searchParams.get('message'))
  return named.success ? named.data : null
}

const mostMedia = 10

/** The files of a text, as far as Twilio names their addresses. */
const mediaIn = (fields: Record<string, string>, many: number) =>
  Array.from({ length: Math.min(many, mostMedia) }, (_, at) => ({
    url: fields[`MediaUrl${at}`] ?? '',
    type: (fields[`MediaContentType${at}`] ?? '').replaceAll('\u0000', '').slice(0, 200),
  })).filter(({ url }) => url !== '' && url.length <= 2_000 && !url.includes('\u0000'))

/** Receives delivery states; each state of each text is handled once, in any order. */
export const twilioStatusRoute = webhook(twilioStatus, {
  vendor: 'twilio',
  kind: 'status',
  event: toldStatus,
  read: (fields, request, services) => {
    const { MessageSid: sid = '', MessageStatus: status = '', ErrorCode: code } = fields
    if (!isSigned(fields, request, services) || sid === '') return null
    return {
      id: `${sid} ${status}`,
      event: { messageId: parseMessage(request), vendorId: sid, status, code: code || null },
    }
  },
  handle: async (told, { tx, now }) => await applyStatus(tx, told, now),
  answer: (reply) => reply.code(204).send(),
})

/** Receives texts from candidates. Twilio gets an empty answer: replies go their own way. */
export const twilioInboundRoute = webhook(twilioInbound, {
  vendor: 'twilio',
  kind: 'inbound',
  event: inboundText,
  read: (fields, request, services) => {
    const { MessageSid: sid = '', From: from = '', To: to = null, Body: body = '', NumMedia: told = '0' } = fields
    const media = /^\d{1,2}$/.test(told) ? Number(told) : 0
    if (!isSigned(fields, request, services) || sid === '') return null
    return {
      id: sid,
      event: {
        vendorId: sid,
        from,
        to,
        body: body.replaceAll('\u0000', '') || '(a picture)',
        media,
        files: mediaIn(fields, media),
      },
    }
  },
  handle: async (text, { tx, services, now }) => {
    await receiveText(tx, text, services, now)
  },
  answer: (reply) => reply.type('text/xml').send('<?xml version="1.0" encoding="UTF-8"?><Response/>'),
})
