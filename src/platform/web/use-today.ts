import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Day, toLocalDay } from '../../rules/day.ts'
import { refreshAreas } from './refresh.ts'

const lookEvery = 30_000

/** Returns the viewer's calendar day. When it changes, everything that counts "today" is reloaded. */
export const useToday = (timeZone: string): Day => {
  const client = useQueryClient()
  const [today, setToday] = useState(() => toLocalDay(new Date(), timeZone))
  useEffect(() => {
    const timer = setInterval(() => {
      const now = toLocalDay(new Date(), timeZone)
      if (now === today) return
      setToday(now)
      void refreshAreas(client, ['candidates', 'job-posts', 'finance'])
    }, lookEvery)
    return () => clearInterval(timer)
  }, [client, timeZone, today])
  return today
}
