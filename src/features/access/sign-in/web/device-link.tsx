import { useEffect, useState } from 'react'
import { call, getErrorMessage } from '../../../../platform/web/call.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { openDeviceLink } from '../contract/device.ts'

type State = { kind: 'note' | 'success' | 'problem'; says: string }

/** Makes this browser known to the account of an emailed link, and confirms it above the form. */
export const DeviceLink = ({ token }: { token: string }) => {
  const [{ kind, says }, setState] = useState<State>({ kind: 'note', says: 'Opening the link…' })
  useEffect(() => {
    const open = async () => {
      try {
        await call(openDeviceLink, { token })
        setState({ kind: 'success', says: 'We recognize this browser now. Sign in.' })
      } catch (error) {
        setState({ kind: 'problem', says: getErrorMessage(error, 'We could not open the link. Reload the page.') })
      }
    }
    void open()
  }, [token])
  return (
    <div style={{ marginBottom: 12 }}>
      <Alert kind={kind}>{says}</Alert>
    </div>
  )
}
