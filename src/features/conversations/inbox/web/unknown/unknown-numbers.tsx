import { Button } from '@mantine/core'
import { useState } from 'react'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { pluralize } from '../../../../../rules/words/count.ts'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { lazyBody } from '../../../../../ui/lazy.tsx'
import { useCan } from '../../../../access/sign-in/web/public.ts'
import { unknownNumbers } from '../../../../texting/messages/web/public.ts'

const UnknownList = lazyBody(async () => (await import('./unknown-list.tsx')).UnknownList)

type UnknownNumbersProps = { /** The thread that texts were filed into. */ onFiled: (threadId: string) => void }

/** How many numbers wrote that no candidate has; opens their texts. Nothing where there are none. */
export const UnknownNumbers = ({ onFiled }: UnknownNumbersProps) => {
  const mayEdit = useCan('candidates:edit')
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery(unknownNumbers, {}, { staleTime: 0 })
  const numbers = data?.numbers ?? []
  const close = () => setOpen(false)
  return (
    <>
      {numbers.length > 0 ? (
        <Button variant="light" size="compact-sm" justify="start" onClick={() => setOpen(true)}>
          {pluralize(numbers.length, 'unknown number')}
        </Button>
      ) : null}
      <Dialog opened={isOpen && numbers.length > 0} onClose={close} title="Unknown numbers" size="lg">
        <UnknownList
          numbers={numbers}
          mayEdit={mayEdit}
          onFiled={(id) => {
            close()
            onFiled(id)
          }}
        />
      </Dialog>
    </>
  )
}
