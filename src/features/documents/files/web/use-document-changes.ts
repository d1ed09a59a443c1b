import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import {
  deleteDocument,
  limitFolder,
  moveDocument,
  releaseDocument,
  renameDocument,
  restoreDocument,
  setDocumentExpiry,
} from '../contract/changes.ts'
import type { DocumentEntry } from '../contract/files.ts'
import { showFailedNotice, showPlainNotice, showUndoNotice } from './show-undo-notice.tsx'

type Item = Pick<DocumentEntry, 'kind' | 'id' | 'name'>
const failed = 'Couldn’t change it. Try again.'

const told = async (work: () => Promise<void>) => {
  try {
    await work()
  } catch (error) {
    showFailedNotice(getErrorMessage(error, failed))
  }
}

/** Everything that is done to a document, told with the way back. Each throws what the server says no with. */
export const useDocumentChanges = () => {
  const moving = useCommand(moveDocument)
  const renaming = useCommand(renameDocument)
  const deleting = useCommand(deleteDocument)
  const restoring = useCommand(restoreDocument)
  const limiting = useCommand(limitFolder)
  const releasing = useCommand(releaseDocument)
  const expiring = useCommand(setDocumentExpiry)
  const move = async (item: Item, folderId: string | null, to: string) => {
    const { name, from } = await moving.mutateAsync({ kind: item.kind, id: item.id, folder_id: folderId })
    if (from === folderId) return
    const renamed = name === item.name ? '' : ` as “${name}”`
    showUndoNotice(`“${item.name}” moved to ${to}${renamed}.`, () => {
      void told(async () => {
        await moving.mutateAsync({ kind: item.kind, id: item.id, folder_id: from })
        if (name !== item.name) await renaming.mutateAsync({ kind: item.kind, id: item.id, name: item.name })
        showPlainNotice(`“${item.name}” moved back.`)
      })
    })
  }
  const rename = async (item: Item, typed: string) => {
    const { name, before } = await renaming.mutateAsync({ kind: item.kind, id: item.id, name: typed })
    if (name === before) return
    showUndoNotice(`“${before}” renamed to “${name}”.`, () => {
      void told(async () => {
        await renaming.mutateAsync({ kind: item.kind, id: item.id, name: before })
        showPlainNotice(`Renamed back to “${before}”.`)
      })
    })
  }
  const restore = async (item: Item) => {
    const { name, toTop } = await restoring.mutateAsync({ kind: item.kind, id: item.id })
    const as = name === item.name ? '' : ` as “${name}”`
    showPlainNotice(
      toTop ? `“${item.name}” restored${as} to the top. Its folder no longer exists.` : `“${item.name}” restored${as}.`,
    )
  }
  const remove = async (item: Item) => {
    await deleting.mutateAsync({ kind: item.kind, id: item.id })
    showUndoNotice(`“${item.name}” moved to the trash for 30 days.`, () => {
      void told(async () => await restore(item))
    })
  }
  const expire = async (item: Item, day: string) => {
    const { before } = await expiring.mutateAsync({ id: item.id, expires_on: day })
    if (before === day) return
    showUndoNotice(day === '' ? `“${item.name}” doesn’t expire.` : `Expiry date of “${item.name}” saved.`, () => {
      void told(async () => {
        await expiring.mutateAsync({ id: item.id, expires_on: before ?? '' })
        showPlainNotice('Expiry date restored.')
      })
    })
  }
  const limit = async (item: Item, access: { restricted: boolean; people: string[] }) => {
    const { before } = await limiting.mutateAsync({ id: item.id, ...access })
    const many = access.people.length
    const who = many === 0 ? 'Admins' : `Admins and ${many} ${many === 1 ? 'person' : 'people'}`
    showUndoNotice(
      access.restricted
        ? `“${item.name}” limited to ${who}.`
        : `“${item.name}” is open to everyone in the organization.`,
      () => {
        void told(async () => {
          await limiting.mutateAsync({ id: item.id, ...before })
          showPlainNotice('Access restored.')
        })
      },
    )
  }
  const release = async (item: Item, reason: string) => {
    await releasing.mutateAsync({ id: item.id, reason })
    showPlainNotice(`“${item.name}” released.`)
  }
  return { told, move, rename, remove, restore, expire, limit, release }
}
export type DocumentChanges = ReturnType<typeof useDocumentChanges>
