import { Button } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { revealLogin } from '../contract/secrets.ts'
import { type RevealField, shownSeconds } from '../rules/access.ts'
import css from './logins.module.css'
import { useCopy } from './use-copy.ts'
import { useSend } from './use-send.ts'
import { useTimedReveal } from './use-timed-reveal.ts'
import type { Unlock } from './use-unlock.ts'

type SecretRowProps = {
  /** Name used in sentences: "password", "notes", "password 2". */
  name: string
  what: { id: string; field: RevealField; number?: number }
  mayShow: boolean
  mayCopy: boolean
  unlock: Unlock
}

/** A hidden part of an entry: shown for 30 seconds with a countdown, or copied; never kept. */
export const SecretRow = ({ name, what, mayShow, mayCopy, unlock }: SecretRowProps) => {
  const reveal = useSend(revealLogin)
  const { copy } = useCopy()
  const { value, left, show, hide } = useTimedReveal()
  const [problem, setProblem] = useState<string | null>(null)
  const attempt = (work: () => Promise<void>) => {
    setProblem(null)
    void unlock.attempt(work, (error) => setProblem(getErrorMessage(error, 'Couldn’t open it. Try again.')))
  }
  const onShow = () =>
    attempt(async () => {
      const opened = await reveal({ ...what, aim: 'show' })
      show(opened.value, shownSeconds)
    })
  return (
    <div className={css.secret} role="group" aria-label={name}>
      {value === null ? (
        <span className={css.value} aria-hidden="true">
          ••••••••••••
        </span>
      ) : (
        <span className={css.value} data-secret>
          {value}
        </span>
      )}
      {mayShow ? (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={value === null ? `Show ${name}` : `Hide ${name}`}
          onClick={value === null ? onShow : hide}
        >
          {value === null ? 'Show' : 'Hide'}
        </Button>
      ) : null}
      {mayCopy ? (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`Copy ${name}`}
          onClick={() => attempt(async () => await copy(what))}
        >
          Copy
        </Button>
      ) : null}
      <span className={css.left}>
        {value !== null
          ? `Hides in ${left} s`
          : mayShow
            ? `Shows for ${shownSeconds} seconds`
            : 'Copies without showing'}
      </span>
      {problem === null ? null : (
        <span className={css.left} style={{ color: 'var(--app-danger)' }} role="alert">
          {problem}
        </span>
      )}
    </div>
  )
}
