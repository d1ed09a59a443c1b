import { Button, Group } from '@mantine/core'
import { call } from '../../../../platform/web/call.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { hideNotice, showProblem, showToast } from '../../../../ui/notice/show-toast.ts'
import { findExport } from '../contract/exports.ts'

const lookEvery = 1_500

const readyNotice = (id: string, fileName: string, url: string) => {
  const notedAs = `export-${id}`
  showToast(
    <Group justify="space-between" wrap="nowrap">
      <span>{fileName} is ready.</span>
      <Button size="compact-sm" variant="light" component="a" href={url} download onClick={() => hideNotice(notedAs)}>
        Save
      </Button>
    </Group>,
    { id: notedAs, stay: false },
  )
}

/** Looks after a file that is being written, also when its page was left, and offers it when it is ready. */
export const watchExport = async (id: string): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, lookEvery))
  try {
    const { state, fileName, url } = await call(findExport, { id })
    if (state === 'waiting') return await watchExport(id)
    if (state === 'failed' || !url) showProblem(`Couldn’t create ${fileName}. Download it again.`)
    else readyNotice(id, fileName, url)
  } catch (error) {
    // A refusal is an answer: the file or the session is gone. A lost connection is retried.
    if (!(error instanceof UserError)) return await watchExport(id)
  }
  return undefined
}
