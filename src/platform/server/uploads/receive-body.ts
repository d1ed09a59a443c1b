import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { UserError } from '../../../rules/user-error.ts'
import { endUnread } from './end-unread.ts'
import { runInTurn, save, TooLarge } from './on-disk.ts'
import { getAnnouncedLength } from './receive-form.ts'
import { withUploadSlot } from './upload-slots.ts'

/** Leaves what an endpoint `takes` to `receiveBody`: no byte is read before its call was checked. */
export const leaveRawBodies = (app: FastifyInstance) => {
  app.addContentTypeParser('message/rfc822', (_, __, done) => done(null, {}))
}

type BodyLimits = {
  /** The uploader: a person, or an address. */
  who: string
  /** Of one address at once; a gateway delivers for many people. */
  mostAtOnce?: number
  most: number
  tooLarge: () => UserError
}

/**
 * The bytes of a call's whole body. They are written to disk while they come, and are in memory only while `work` looks at them. A body that
 * is too large is refused by its announced length, or as soon as the limit is passed; the rest is not read.
 */
export const receiveBody = async <T>(
  request: FastifyRequest,
  reply: FastifyReply,
  { who, mostAtOnce, most, tooLarge }: BodyLimits,
  work: (bytes: Buffer) => Promise<T>,
): Promise<T> => {
  const refuseLarge = () => {
    endUnread(request, reply)
    return tooLarge()
  }
  if (getAnnouncedLength(request) > most) throw refuseLarge()
  const place = path.join(tmpdir(), `reinforce-upload-${randomUUID()}`)
  try {
    return await withUploadSlot({ who, mostAtOnce }, request, reply, async () => {
      // An oversized body ends the reading, not the connection that the answer goes by.
      await save(request.raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>, place, most)
      return await runInTurn(async () => await work(await readFile(place)))
    })
  } catch (error) {
    if (error instanceof TooLarge) throw refuseLarge()
    throw request.raw.readableAborted ? new UserError('invalid', 'The upload was cut off.') : error
  } finally {
    await rm(place, { force: true })
  }
}
