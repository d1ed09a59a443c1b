import { Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Logo } from '../../../../ui/logo.tsx'
import css from './loading-screen.module.css'
import { measureElapsedMs, startWait } from './loading-timer.ts'

const step = 10
const stepEvery = 50

const percentNow = () => Math.min(100, Math.floor(measureElapsedMs() / stepEvery) * step)

/** The mark, 'Loading Resources' and a bar that rises by 10 every 50 ms: one bar from signing in to the console, however many screens draw it. */
export const LoadingScreen = () => {
  const [percent, setPercent] = useState(percentNow)
  useEffect(() => {
    const end = startWait()
    const timer = setInterval(() => setPercent(percentNow()), stepEvery)
    return () => {
      clearInterval(timer)
      end()
    }
  }, [])
  return (
    <div className={css.screen}>
      <Logo size={56} />
      <Text size="md" fw={600}>
        Loading Resources
      </Text>
      <div
        className={css.bar}
        role="progressbar"
        aria-label="Loading Resources"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <div className={css.fill} style={{ width: `${percent}%` }} />
      </div>
      <Text size="sm" c="dimmed">
        {String(percent).padStart(3, '\u2007')}%
      </Text>
    </div>
  )
}
