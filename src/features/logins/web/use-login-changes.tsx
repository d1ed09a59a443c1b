import { Button, Group } from '@mantine/core'
import { sentenceOf } from '../../../platform/web/call.ts'
import { useCommand } from '../../../platform/web/use-command.ts'
import { hideNotice, notice } from '../../../ui/notice.ts'
import { deleteLogin, restoreLogin } from '../contract/changes.ts'

const noticeId = 'logins-trash'
type Named = { id: string; site: string }

const said = (words: string, onUndo: () => void) =>
  notice(
    <Group justify="space-between" wrap="nowrap">
      <span style={{ overflowWrap: 'anywhere' }}>{words}</span>
      <Button
        size="compact-sm"
        variant="light"
        style={{ flex: 'none' }}
        onClick={() => {
          hideNotice(noticeId)
          onUndo()
        }}
      >
        Undo
      </Button>
    </Group>,
    { id: noticeId, stay: 12_000 },
  )

/** Deletes an entry and takes it out of the trash, told with the way back. */
export const useLoginChanges = () => {
  const remove = useCommand(deleteLogin)
  const restore = useCommand(restoreLogin)
  const onRestore = async ({ id, site }: Named) => {
    try {
      await restore.mutateAsync({ id })
      notice(`${site} is back.`)
    } catch (error) {
      notice(sentenceOf(error, 'It could not be restored. Please try again.'))
    }
  }
  const onDelete = async (login: Named): Promise<boolean> => {
    try {
      await remove.mutateAsync({ id: login.id })
      said(`${login.site} is in the trash for 30 days.`, () => void onRestore(login))
      return true
    } catch (error) {
      notice(sentenceOf(error, 'It could not be deleted. Please try again.'))
      return false
    }
  }
  return { onDelete, onRestore }
}
