import { Button, Text } from '@mantine/core'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { rereadResume } from '../contract/resumes.ts'

const count = (n: number) => formatCount(n)

/** Reads the words of the original file once more, for a résumé that was pasted, cut or badly read. */
export const RereadResume = ({ id }: { id: string }) => {
  const reread = useCommand(rereadResume)
  return (
    <>
      <Button
        variant="default"
        loading={reread.isPending}
        onClick={() =>
          reread.mutate(
            { id },
            {
              onSuccess: ({ characters, before }) =>
                showToast(`File read again: ${count(characters)} characters, ${count(before)} before.`),
            },
          )
        }
      >
        Read File Again
      </Button>
      {reread.isError ? (
        <Text size="sm" c="var(--app-danger)" role="alert">
          {getErrorMessage(reread.error, 'Couldn’t read the file. Try again.')}
        </Text>
      ) : null}
    </>
  )
}
