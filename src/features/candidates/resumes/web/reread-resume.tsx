import { Button, Text } from '@mantine/core'
import { errorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { rereadResume } from '../contract.ts'

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
                showToast(`The file was read again: ${count(characters)} characters, ${count(before)} before.`),
            },
          )
        }
      >
        Read the file again
      </Button>
      {reread.isError ? (
        <Text size="sm" c="var(--app-danger)" role="alert">
          {errorMessage(reread.error, 'The file could not be read. Please try again.')}
        </Text>
      ) : null}
    </>
  )
}
