import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { refreshAreas } from '../../../../../platform/web/refresh.ts'
import { uploadWithProgress } from '../../../../../platform/web/upload.ts'
import { uploadForCandidate, uploadToFolder, uploadToTop, uploadVersion } from '../../contract/uploads.ts'
import { documentMessages, mostBytes } from '../../rules/document-kind.ts'

const targets = {
  folder: uploadToFolder,
  organization: uploadToTop,
  candidate: uploadForCandidate,
  file: uploadVersion,
}
export type UploadTarget = { kind: keyof typeof targets; id: string }

export type Upload = {
  key: number
  name: string
  state: 'waiting' | 'sending' | 'done' | 'failed' | 'canceled'
  /** From 0 to 1. */
  share: number
  /** The result of the upload. */
  words: string
}

const atOnce = 2
let keys = 0

/** Sends files two at a time; each shows its progress, can be canceled, and shows its result. */
export const useUploads = () => {
  const client = useQueryClient()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const waiting = useRef<(() => Promise<void>)[]>([])
  const running = useRef(0)
  const stops = useRef(new Map<number, AbortController>())
  const change = (key: number, more: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...more } : one)))

  const send = async (key: number, file: File, target: UploadTarget) => {
    const stop = stops.current.get(key)
    if (!stop || stop.signal.aborted) return
    change(key, { state: 'sending' })
    try {
      const onProgress = (share: number) => change(key, { share })
      const { name, held } = await uploadWithProgress(targets[target.kind], file, onProgress, stop.signal, {
        id: target.id,
      })
      change(key, {
        state: 'done',
        share: 1,
        words: `${name === file.name ? 'Uploaded' : `Uploaded as “${name}”`}${held ? ` and held: ${held}` : ''}`,
      })
    } catch (error) {
      if (stop.signal.aborted) change(key, { state: 'canceled', words: 'Canceled' })
      else change(key, { state: 'failed', words: getErrorMessage(error, documentMessages.broken) })
    }
    void refreshAreas(client, ['documents'])
  }
  const next = () => {
    while (running.current < atOnce) {
      const work = waiting.current.shift()
      if (!work) return
      running.current += 1
      void work().finally(() => {
        running.current -= 1
        next()
      })
    }
  }
  const start = (files: readonly File[], target: UploadTarget) => {
    const added = files.map((file) => ({ file, key: ++keys, tooLarge: file.size > mostBytes }))
    setUploads((all) => [
      ...all,
      ...added.map(({ file, key, tooLarge }) => ({
        key,
        name: file.name,
        state: tooLarge ? ('failed' as const) : ('waiting' as const),
        share: 0,
        words: tooLarge ? documentMessages.tooLarge : '',
      })),
    ])
    for (const { file, key, tooLarge } of added) {
      if (tooLarge) continue
      stops.current.set(key, new AbortController())
      waiting.current.push(async () => await send(key, file, target))
    }
    next()
  }
  const cancel = (key: number) => {
    stops.current.get(key)?.abort()
    change(key, { state: 'canceled', words: 'Canceled' })
  }
  return { uploads, start, cancel, clear: () => setUploads((all) => all.filter(isOpen)) }
}
export const isOpen = ({ state }: Upload) => state === 'waiting' || state === 'sending'
