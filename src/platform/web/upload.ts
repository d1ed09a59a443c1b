import type * as z from 'zod/mini'
import { type Endpoint, fillPath } from '../shared/endpoint.ts'
import { callHeaders, readReply } from './call.ts'

/**
 * Sends one file as the multipart field `file` and reports the sent share, from 0 to 1. Parts of the path come from
 * `input`.
 */
export const uploadWithProgress = <I extends z.ZodMiniType, R extends z.ZodMiniType>(
  endpoint: Endpoint<I, R>,
  file: File,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
  input?: z.input<I>,
): Promise<z.output<R>> =>
  new Promise((resolve, reject) => {
    const body = new FormData()
    body.append('file', file)
    // fetch reports no upload progress.
    const request = new XMLHttpRequest()
    request.open(endpoint.method, fillPath(endpoint.path, { ...(input as Record<string, unknown> | undefined) }).path)
    for (const [name, value] of Object.entries(callHeaders)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => {
      resolve(readReply(endpoint, new Response(request.responseText, { status: request.status })))
    })
    for (const name of ['error', 'abort', 'timeout'] as const)
      request.addEventListener(name, () => reject(new Error('The file did not arrive')))
    signal?.addEventListener('abort', () => request.abort())
    request.send(body)
  })
