import { useEffect, useState } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { addPushDevice, removePushDevice } from '../../contract/push.ts'
import { dropSubscription, findPushEndpoint, getPushSupport, NotAllowed, subscribeBrowser } from './browser-push.ts'

type Device = { id: string; endpoint: string }
type PushDeviceProps = { serverKey: string; devices: readonly Device[]; onChanged: () => void }

const explainFailure = (error: unknown) => {
  if (error instanceof NotAllowed) return 'Your browser didn’t allow notifications.'
  if (error instanceof UserError) return getErrorMessage(error, 'Couldn’t turn on notifications. Try again.')
  return 'Your browser couldn’t reach its notification service. Check your connection and the browser’s settings, then try again.'
}

/** Notifications of this browser: its abilities, the person’s device it is, and the ways to turn them on and off. */
export const usePushDevice = ({ serverKey, devices, onChanged }: PushDeviceProps) => {
  const [support, setSupport] = useState(getPushSupport)
  /** Undefined until the browser has answered. */
  const [endpoint, setEndpoint] = useState<string | null>()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [add, remove] = [useCommand(addPushDevice), useCommand(removePushDevice)]
  useEffect(() => {
    let isLeft = false
    void findPushEndpoint(serverKey).then(
      (found) => isLeft || setEndpoint(found),
      () => isLeft || setEndpoint(null),
    )
    return () => {
      isLeft = true
    }
  }, [serverKey])
  const change = async (work: () => Promise<void>) => {
    setIsBusy(true)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      setProblem(explainFailure(error))
    }
    setSupport(getPushSupport())
    setEndpoint(await findPushEndpoint(serverKey).catch(() => null))
    setIsBusy(false)
    onChanged()
  }
  const device = endpoint ? devices.find((each) => each.endpoint === endpoint) : undefined
  return {
    support,
    isReady: support !== 'ready' || endpoint !== undefined,
    device,
    problem,
    isBusy,
    turnOn: async () =>
      await change(async () => {
        const made = await subscribeBrowser(serverKey)
        await add.mutateAsync(made).catch(async (error: unknown) => {
          await dropSubscription()
          throw error
        })
      }),
    turnOff: async (id: string) =>
      await change(async () => {
        if (id === device?.id) await dropSubscription()
        await remove.mutateAsync({ id })
      }),
  }
}
