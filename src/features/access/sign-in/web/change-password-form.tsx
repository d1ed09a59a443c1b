import { Button, PasswordInput, Stack } from '@mantine/core'
import { useEffect, useState } from 'react'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { changePassword } from '../contract/sign-in.ts'
import { findPasswordChangeProblem, passwordMessages, successClosesAfterMs } from '../rules/password-change.ts'
import { useAuth } from './auth-provider.tsx'

const empty = { current: '', next: '', confirm: '' }
const show = { 'aria-label': 'Show password', tabIndex: 0, 'aria-hidden': false } as const

/** Current, new and repeated password. Shows its success for two seconds, then closes. */
export const ChangePasswordForm = ({ username, onClose }: { username: string; onClose: () => void }) => {
  const [typed, setTyped] = useState(empty)
  const [problem, setProblem] = useState('')
  const change = useCommand(changePassword)
  const { passwordMin } = useAuth().session.settings()
  useEffect(() => {
    if (!change.isSuccess) return undefined
    const timer = setTimeout(onClose, successClosesAfterMs)
    return () => clearTimeout(timer)
  }, [change.isSuccess, onClose])
  const submit = () => {
    const wrong = findPasswordChangeProblem(typed, passwordMin)
    setProblem(wrong ?? '')
    if (wrong) return
    change.mutate(typed, { onError: (error) => setProblem(getErrorMessage(error, passwordMessages.failed)) })
  }
  const field = (name: keyof typeof empty, label: string, autoComplete: string) => (
    <PasswordInput
      label={label}
      name={name}
      required
      withAsterisk={false}
      autoComplete={autoComplete}
      visibilityToggleButtonProps={show}
      value={typed[name]}
      onChange={(event) => {
        const { value } = event.currentTarget
        setTyped((now) => ({ ...now, [name]: value }))
      }}
    />
  )
  if (change.isSuccess) return <Alert kind="success">Password changed.</Alert>
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!change.isPending) submit()
      }}
    >
      <Stack gap="sm">
        {problem ? <Alert>{problem}</Alert> : null}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        {field('current', 'Current password', 'current-password')}
        {field('next', 'New password', 'new-password')}
        {field('confirm', 'Confirm new password', 'new-password')}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={change.isPending}>
            Change Password
          </Button>
        </DialogActions>
      </Stack>
    </form>
  )
}
