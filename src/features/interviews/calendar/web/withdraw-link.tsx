import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { withdrawBookingLink } from '../contract/booking.ts'

/** Ends a booking link that may lie in someone's hands already, so it asks first. */
export const WithdrawLink = ({ id }: { id: string }) => {
  const [isAsked, setIsAsked] = useState(false)
  const withdraw = useCommand(withdrawBookingLink)
  const close = () => setIsAsked(false)
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => {
          withdraw.reset()
          setIsAsked(true)
        }}
      >
        Withdraw Link
      </Button>
      <Dialog opened={isAsked} onClose={close} title="Withdraw booking link" size="sm">
        {withdraw.error ? (
          <Alert>{getErrorMessage(withdraw.error, 'Couldn’t withdraw the link. Try again.')}</Alert>
        ) : null}
        <Text>The candidate can’t use this link anymore and isn’t notified.</Text>
        <DialogActions>
          <Button variant="default" onClick={close}>
            Keep Link
          </Button>
          <Button
            color="red"
            loading={withdraw.isPending}
            onClick={() =>
              withdraw.mutate(
                { id },
                {
                  onSuccess: () => {
                    close()
                    showToast('Booking link withdrawn.')
                  },
                },
              )
            }
          >
            Withdraw 1 Link
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
