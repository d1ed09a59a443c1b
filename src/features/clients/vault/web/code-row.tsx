import { Button } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { loginCode } from '../contract/secrets.ts'
import css from './logins.module.css'
import { useCopy } from './use-copy.ts'
import { useSend } from './use-send.ts'
import { useTimedReveal } from './use-timed-reveal.ts'
import type { Unlock } from './use-unlock.ts'

const inThrees = (code: string) => `${code.slice(0, code.length / 2)} ${code.slice(code.length / 2)}`

/** The current one-time code with the seconds it lasts. After that it disappears, and the next one can be loaded. */
export const CodeRow = ({ id, unlock }: { id: string; unlock: Unlock }) => {
  const send = useSend(loginCode)
  const { put } = useCopy()
  const { value, left, show } = useTimedReveal()
  const [problem, setProblem] = useState<string | null>(null)
  const onShow = () => {
    setProblem(null)
    void unlock.attempt(
      async () => {
        const { code, secondsLeft } = await send({ id })
        show(code, secondsLeft)
      },
      (error) => setProblem(getErrorMessage(error, 'Couldn’t create the code. Try again.')),
    )
  }
  return (
    <div className={css.secret} role="group" aria-label="one-time code">
      <span className={css.value} data-secret aria-hidden={value === null}>
        {value === null ? '••• •••' : inThrees(value)}
      </span>
      {value === null ? (
        <Button size="compact-sm" variant="default" onClick={onShow}>
          Show Code
        </Button>
      ) : (
        <Button size="compact-sm" variant="default" aria-label="Copy one-time code" onClick={() => void put(value)}>
          Copy
        </Button>
      )}
      <span className={css.left}>{value === null ? 'Shows while it works' : `Works for ${left} s`}</span>
      {problem === null ? null : (
        <span className={css.left} style={{ color: 'var(--app-danger)' }} role="alert">
          {problem}
        </span>
      )}
    </div>
  )
}
