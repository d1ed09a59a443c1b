import type { FileStore } from '../../../../platform/server/file-store.ts'

/** Yields the bytes of a stored file, none if it is gone. It's opened when the reader gets to it, after `onOpen`. */
export async function* openStoredFile(
  store: Pick<FileStore, 'file'>,
  key: string,
  onOpen: () => Promise<void>,
): AsyncGenerator<Uint8Array> {
  await onOpen()
  const stored = await store.file(key)
  if (stored) yield* stored.body()
}
