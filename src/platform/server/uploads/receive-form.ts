import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { UserError } from '../../../rules/user-error.ts'
import { endUnread } from './end-unread.ts'
import { runInTurn, save, TooLarge } from './on-disk.ts'
import { withUploadSlot } from './upload-slots.ts'

/** Boundaries and headers around the file, and the other fields. */
const envelope = 16_384
/** So many times the largest file are read past for the fields behind it. */
const timesForWords = 4

type FormLimits = {
  /** The uploader: a person, or an address. */
  who: string
  /** Bytes of the file. */
  most: number
  fields?: { count: number; size: number }
  /** Reads the fields behind a file that is too large, too, as far as the announced length allows. */
  needsWords?: boolean
  tooLarge: (word: ReceivedForm['word']) => UserError
  broken: () => UserError
}
type ReceivedFile = { name: string; size: number; bytes: Buffer }
export type ReceivedForm = { word: (name: string) => string; file: ReceivedFile | null }

/** A problem with the form itself: no boundary, broken off, more parts than it may have. */
const isFormProblem = (error: unknown): boolean => {
  if (error instanceof UserError || !(error instanceof Error)) return false
  const { code = '', statusCode = 0 } = error as { code?: string; statusCode?: number }
  return (
    (statusCode >= 400 && statusCode < 500) ||
    /^(?:ERR_STREAM_PREMATURE_CLOSE|ECONNRESET)$/.test(code) ||
    /multipart|boundary|unexpected end|malformed/i.test(error.message)
  )
}

/** Returns the bytes that a call declares. */
export const getAnnouncedLength = (request: FastifyRequest) => Number(request.headers['content-length'] ?? 0)

/**
 * The words and the one file of a form. The file is written to disk while it comes, and is in memory only while `work` looks at it.
 * One that is too large is refused by its announced length, or as soon as the limit is passed; the rest is not read.
 */
export const receiveForm = async <T>(
  request: FastifyRequest,
  reply: FastifyReply,
  { who, most, fields = { count: 0, size: 0 }, needsWords = false, tooLarge, broken }: FormLimits,
  work: (form: ReceivedForm) => Promise<T>,
): Promise<T> => {
  const words = new Map<string, string>()
  const word = (name: string) => words.get(name) ?? ''
  const refuseLarge = () => {
    endUnread(request, reply)
    return tooLarge(word)
  }
  if (!request.isMultipart()) throw broken()
  const announced = getAnnouncedLength(request)
  if (announced > (needsWords ? timesForWords : 1) * most + envelope + fields.count * fields.size) throw refuseLarge()
  return await withUploadSlot(
    { who },
    request,
    reply,
    async () => await receive(request, { most, fields, words, readsOn: needsWords && announced > 0 }, work),
  ).catch((error: unknown) => {
    if (error instanceof TooLarge) throw refuseLarge()
    throw isFormProblem(error) ? broken() : error
  })
}

const receive = async <T>(
  request: FastifyRequest,
  {
    most,
    fields,
    words,
    readsOn,
  }: { most: number; fields: { count: number; size: number }; words: Map<string, string>; readsOn: boolean },
  work: (form: ReceivedForm) => Promise<T>,
): Promise<T> => {
  let isTooLarge = false
  const place = path.join(tmpdir(), `reinforce-upload-${randomUUID()}`)
  let found: { name: string; size: number } | null = null
  try {
    const limits = { fields: fields.count, fieldSize: fields.size, files: 1, fileSize: most + 1 }
    const options = { limits, throwFileSizeLimit: !readsOn }
    for await (const part of request.parts(options)) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') words.set(part.fieldname, part.value)
        continue
      }
      // The parser ends the file one byte beyond `most`, then reads the next field.
      const size = await save(part.file, place, readsOn ? most + 1 : most)
      isTooLarge = part.file.truncated || size > most
      if (isTooLarge && !readsOn) throw new TooLarge()
      found = { name: part.filename ?? '', size }
    }
    if (isTooLarge) throw new TooLarge()
    const word = (name: string) => words.get(name) ?? ''
    const received = found
    if (received === null) return await work({ word, file: null })
    return await runInTurn(async () => await work({ word, file: { ...received, bytes: await readFile(place) } }))
  } finally {
    await rm(place, { force: true })
  }
}
