import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import type { Me } from '../../contract/sign-in.ts'
import { useAuth } from '../auth-provider.tsx'
import css from './impersonation-banner.module.css'
import { stopImpersonation } from './start-impersonation.ts'

type ImpersonationBannerProps = { impersonation: NonNullable<Me['impersonation']> }

const clock = (instant: string) => new Date(instant).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })

/**
 * Above every screen while an Admin of the platform views as a client: the client, the end of the view, and a button
 * that ends it.
 */
export const ImpersonationBanner = ({ impersonation }: ImpersonationBannerProps) => {
  const { session } = useAuth()
  const navigate = useNavigate()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const { organization, until } = impersonation
  useEffect(() => {
    const left = new Date(until).getTime() - Date.now()
    const timer = setTimeout(() => void session.refresh(), Math.min(Math.max(0, left), 3_600_000) + 500)
    return () => clearTimeout(timer)
  }, [session, until])
  const stop = async () => {
    setBusy(true)
    setProblem('')
    try {
      await stopImpersonation(session)
      await navigate({ to: '/active-clients' })
    } catch (error) {
      setProblem(getErrorMessage(error, 'Couldn’t stop viewing. Try again.'))
      setBusy(false)
    }
  }
  return (
    <>
      <aside className={css.banner} aria-label="Viewing as a client">
        <span>
          <b>Viewing as {organization} – read only.</b> Ends at {clock(until)}.
        </span>
        <Button size="compact-sm" variant="default" loading={busy} onClick={() => void stop()}>
          Stop Viewing
        </Button>
      </aside>
      {problem ? <Alert>{problem}</Alert> : null}
    </>
  )
}
